import { useTranslation } from 'next-i18next/pages';
import { categoryPath, ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { Product } from '@/contract/schemas/catalog';

/** In place of buying: the shop has taken the product away since the page was opened. A lazy chunk. */
export default function ProductGone({ category }: { category: Product['categories'][number] | undefined }) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <Notice tone="warn" role="alert" title={t('details.gone')}>
      <p>
        <ButtonLink tone="outline" size="sm" href={category ? categoryPath(category.slug) : ROUTES.shop}>
          {category?.name ?? t('common:notFound.shop')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
