import { useTranslation } from 'next-i18next/pages';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import type { ButtonTone } from '@/components/ui/button-style';
import type { Variation } from '@/contract/schemas/catalog';
import type { AskedBlock } from '@/features/cart/purchase-block';
import { WhatsappAsk } from './whatsapp-ask';

interface ProductAskProps {
  title: string;
  variation: Variation;
  /** Why the pack is not sold here. */
  block: AskedBlock;
  tone?: ButtonTone;
  className?: string;
}

/** A WhatsApp link about a pack that cannot be bought, with the message already written. */
export function ProductAsk({ title, variation, block, tone = 'primary', className = '' }: ProductAskProps) {
  const { t } = useTranslation(['product', 'catalog']);
  // A list does not bring the texts of the product page.
  const hasTexts = useNamespace('product');
  if (!hasTexts)
    return (
      <Button tone="outline" disabled className="w-full">
        {t(`catalog:blocked.${block}`)}
      </Button>
    );
  const label = {
    restricted: 'ask.vet',
    linhaBranca: 'catalog:blocked.linhaBranca',
  } as const;
  const message = {
    restricted: 'ask.vetMessage',
    linhaBranca: 'ask.linhaBrancaMessage',
  } as const;
  return (
    <WhatsappAsk
      message={t(message[block], { title, pack: variation.presentation })}
      tone={tone}
      size="md"
      className={`w-full print:hidden ${className}`}
    >
      {t(label[block])}
    </WhatsappAsk>
  );
}
