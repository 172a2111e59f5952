import { useTranslation } from 'next-i18next/pages';
import type { Variation } from '@/contract/schemas/catalog';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from './whatsapp-link';

interface ProductAskProps {
  title: string;
  variation: Variation;
  /** Why the pack is not sold here. */
  block: 'restricted' | 'linhaBranca' | 'outOfStock' | null;
}

/** A WhatsApp link about a pack that cannot be bought, with the message already written. */
export function ProductAsk({ title, variation, block }: ProductAskProps) {
  const { t } = useTranslation(['product', 'catalog']);
  const kind = block === 'restricted' ? 'vet' : 'linhaBranca';
  const label = {
    vet: 'ask.vet',
    linhaBranca: 'catalog:blocked.linhaBranca',
  } as const;
  const message = {
    vet: 'ask.vetMessage',
    linhaBranca: 'ask.linhaBrancaMessage',
  } as const;
  return (
    <a
      href={whatsappLink(t(message[kind], { title, pack: variation.presentation }))}
      target="_blank"
      rel="noopener noreferrer"
      data-asks=""
      className={buttonStyle('primary', 'md', 'w-full print:hidden')}
    >
      <Icon name="whatsapp" /> {t(label[kind])}
    </a>
  );
}
