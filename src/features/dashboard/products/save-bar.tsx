import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { Failure } from '../kit/failure';
import { FreshnessNote } from '../kit/freshness-note';
import { ProductStateBadge } from './product-state-badge';

interface SaveBarProps {
  /** What is stored; null for a new product. */
  product: ManagedProduct | null;
  isDirty: boolean;
  isSaving: boolean;
  failure: ApiError | null;
  onSave: () => void;
}

/** Where the product stands and the way to save it, always in sight at the foot of the editor. */
export function SaveBar({ product, isDirty, isSaving, failure, onSave }: SaveBarProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line bg-raised px-4 py-2.5 shadow-high md:-mx-6 md:px-6">
      {failure && (
        <div className="w-full">
          <Failure error={failure} />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-56">
        {product && <ProductStateBadge state={product.state} publishAt={product.publishAt} />}
        <p role="status" className="text-sm font-semibold text-warn">
          {isDirty && t('editor.unsaved')}
        </p>
        {product && !isDirty && <FreshnessNote entity="product" id={product.id} />}
      </div>
      {product && (
        <Link
          href={withId(DASHBOARD_ROUTES.productPreview, product.id)}
          target="_blank"
          className={buttonStyle('outline')}
        >
          <Icon name="eye" />
          {t('actions.preview')}
        </Link>
      )}
      <Button
        pending={isSaving}
        onClick={onSave}
        aria-keyshortcuts="Control+S Meta+S"
        className="max-sm:flex-1"
      >
        {t('manage:save')}
      </Button>
    </div>
  );
}
