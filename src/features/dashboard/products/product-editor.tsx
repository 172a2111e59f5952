import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { productPath, withId } from '@config/routes';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { Failure } from '../kit/failure';
import { PageHead } from '../kit/page-head';
import { managedProductQuery } from './products.queries';

const FormSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

const ProductForm = dynamic(() => import('./product-form').then((module) => module.ProductForm), {
  ssr: false,
  loading: FormSkeleton,
});

/** The editor of a stored product, or of a new one (`null`). */
export function ProductEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('manage-products');
  const router = useRouter();
  const [generation, setGeneration] = useState(0);
  const { data, error, refetch } = useQuery({ ...managedProductQuery(id ?? ''), enabled: id !== null });
  const product = data ?? null;
  const title = product ? product.title : t(id === null ? 'editor.new' : 'editor.edit');
  return (
    <>
      <PageHead title={<span lang={product ? 'pt-BR' : undefined}>{title}</span>}>
        <ButtonLink size="sm" tone="quiet" href={DASHBOARD_ROUTES.products}>
          {t('editor.back')}
        </ButtonLink>
        {product?.published && (
          <ButtonLink size="sm" tone="outline" href={productPath(product.slug)} target="_blank">
            <Icon name="storefront" />
            {t('actions.shop')}
          </ButtonLink>
        )}
      </PageHead>
      {id !== null && !product ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton />
        )
      ) : (
        <ProductForm
          key={`${id ?? 'new'}-${generation}`}
          product={product}
          onDiscard={() => setGeneration(generation + 1)}
          onSaved={(saved) => {
            if (id === null) void router.replace(withId(DASHBOARD_ROUTES.editProduct, saved.id));
          }}
        />
      )}
    </>
  );
}
