import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/client/toast';
import { useProductAddress } from './share-address';

/** Closing the system's share sheet is an answer, not a failure. */
const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends the product to somebody: by WhatsApp, by the device's own sharing, or as a copied link. */
export const ShareActions = memo(function ShareActions({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation('product');
  const url = useProductAddress(slug);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('success', t('share.copied'));
    } catch {
      // No clipboard here: the address itself can still be marked and copied.
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
      <a
        href={`https://wa.me/?text=${encodeURIComponent(t('share.message', { title, url }))}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('outline', 'sm', 'grow')}
      >
        <Icon name="whatsapp" /> {t('share.whatsapp')}
      </a>
      <Button tone="outline" size="sm" className="grow" onClick={() => void share()}>
        <Icon name="share" /> {t('share.button')}
      </Button>
    </>
  );
});
