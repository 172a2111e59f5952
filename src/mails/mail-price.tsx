import { Text } from '@react-email/components';
import { STATE_COLOURS } from '@config/brands/brand';
import { formatBRL } from '@/lib/money';
import { pixPrice } from '@/lib/pricing/pix-price';
import { packUnitPrice } from '@/lib/pricing/unit-price';
import { isolate } from '@/lib/texts/isolate';
import type { MailContext } from './mail-context';
import type { PackFacts } from './mail-data';
import { mailTexts } from './mail-texts';

/**
 * The price of a pack in the order of the shop's own label: what is paid (now, before, by PIX), then per unit. Nothing
 * for a brand that quotes.
 */
export function MailPrice({ pack, brand, locale }: MailContext & { pack: PackFacts }) {
  const t = mailTexts(locale);
  const { price, priceBefore, unitPrice } = pack;
  const { pixDiscount } = brand.commerce;
  const shownUnit = unitPrice && packUnitPrice({ ...unitPrice, price });
  const money = (reais: number) => isolate(formatBRL(reais), locale);
  if (!brand.cartEnabled) return null;
  return (
    <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}>
      <span style={{ fontSize: 24, fontWeight: 700, lineHeight: '32px' }}>{money(price)}</span>
      {priceBefore !== null && (
        <>
          {' '}
          <s style={{ color: brand.theme.muted }}>
            {t('catalog:price.before')} {money(priceBefore)}
          </s>
        </>
      )}
      {pixDiscount > 0 && (
        <>
          <br />
          <span style={{ color: STATE_COLOURS.ok, fontWeight: 700 }}>
            {money(pixPrice(price, pixDiscount))}
          </span>{' '}
          {t('catalog:price.byPix')}
        </>
      )}
      {shownUnit && (
        <>
          <br />
          <span style={{ color: brand.theme.muted }}>
            {isolate(`${formatBRL(shownUnit.value)}/${shownUnit.unit}`, locale)}
          </span>
        </>
      )}
    </Text>
  );
}
