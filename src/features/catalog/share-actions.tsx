import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/client/toast';
import { useProductAddress } from './share-address';

/** Closing the share dialog is no error. */
const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface ShareActionsProps {
  slug: string;
  title: string;
  /** The chosen pack; null for the one that the page opens with. */
  sku: string | null;
}

/** Shares the product: by WhatsApp, by the share dialog of the device, or as a copied link. */
export const ShareActions = memo(function ShareActions({ slug, title, sku }: ShareActionsProps) {
  const { t } = useTranslation('product');
  const url = useProductAddress(slug, sku);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('success', t('share.copied'));
    } catch {
      // No clipboard: the address is shown and can be copied by hand.
      notify('info', t('share.address', { url }));
    }
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isDismissal(error)) await copy();
    }
  };

  return (
    <>
      <Button tone="quiet" size="xs" onClick={() => void share()}>
        <Icon name="share" /> {t('share.button')}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(t('share.message', { title, url }))}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('quiet', 'xs')}
      >
        <Icon name="whatsapp" /> {t('share.whatsapp')}
      </a>
    </>
  );
});
