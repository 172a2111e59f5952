import { Column, Row, Section, Text } from '@react-email/components';
import { CATALOGUE_LOCALE } from '@config/locales';
import { formatBRL } from '@/lib/money';
import { mailLanguage, type MailContext } from '../mail-context';
import type { OrderFacts } from './order-mail-data';

const TEXTS = {
  'pt-BR': {
    title: 'Resumo do pedido',
    units: (quantity: number) => `${quantity} un.`,
    subtotal: 'Produtos',
    discount: 'Cupom',
    pixDiscount: 'Desconto no PIX',
    freight: 'Frete',
    free: 'Grátis',
    total: 'Total',
    delivery: 'Entrega',
    pickUp: 'Retirada na loja',
    days: (min: number, max: number) => `de ${min} a ${max} dias úteis depois do pagamento`,
    ready: (max: number) => `pronto em até ${max} dias úteis depois do pagamento`,
    services: new Map<string, string>(),
  },
  en: {
    title: 'Your order',
    units: (quantity: number) => `${quantity} pcs`,
    subtotal: 'Products',
    discount: 'Coupon',
    pixDiscount: 'PIX discount',
    freight: 'Delivery',
    free: 'Free',
    total: 'Total',
    delivery: 'Delivery',
    pickUp: 'Collected at the shop',
    days: (min: number, max: number) => `${min} to ${max} business days after the payment`,
    ready: (max: number) => `ready within ${max} business days after the payment`,
    services: new Map([
      ['economica', 'Economy'],
      ['expressa', 'Express'],
      ['transportadora', 'Freight carrier'],
      ['retirada', 'Pick up at the store'],
      ['agencia', 'Collect at the carrier'],
    ]),
  },
};

const cell = { fontSize: 15, lineHeight: '22px', margin: 0 };

function Amount({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const style = { ...cell, ...(strong && { fontSize: 17, fontWeight: 700 }) };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={{ ...style, textAlign: 'end' }}>{value}</Text>
      </Column>
    </Row>
  );
}

/** What was bought, what it costs, and where it goes. */
export function OrderSummary({ order, brand, locale }: MailContext & { order: OrderFacts }) {
  const texts = TEXTS[mailLanguage({ locale })];
  const { lines, totals, freight, address, couponCode } = order;
  const { min, max } = freight;
  const serviceName = texts.services.get(freight.service);
  return (
    <Section
      style={{ backgroundColor: brand.theme.surface, borderRadius: 10, margin: '24px 0 0', padding: 16 }}
    >
      <Text style={{ ...cell, fontSize: 17, fontWeight: 700, margin: '0 0 8px' }}>{texts.title}</Text>
      {lines.map(({ title, titleLang, presentation, quantity, total }, index) => (
        <Row key={index}>
          <Column>
            <Text style={{ ...cell, margin: '0 0 8px' }}>
              <span lang={titleLang}>{title}</span>, <span lang={CATALOGUE_LOCALE}>{presentation}</span>
              {` · ${texts.units(quantity)}`}
            </Text>
          </Column>
          <Column align="right" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
            <Text style={{ ...cell, textAlign: 'end' }}>{formatBRL(total)}</Text>
          </Column>
        </Row>
      ))}
      <Amount label={texts.subtotal} value={formatBRL(totals.subtotal)} />
      {totals.discount > 0 && (
        <Amount
          label={couponCode ? `${texts.discount} ${couponCode}` : texts.discount}
          value={formatBRL(-totals.discount)}
        />
      )}
      {totals.pixDiscount > 0 && <Amount label={texts.pixDiscount} value={formatBRL(-totals.pixDiscount)} />}
      <Amount label={texts.freight} value={totals.freight > 0 ? formatBRL(totals.freight) : texts.free} />
      <Amount label={texts.total} value={formatBRL(totals.total)} strong />
      <Text style={{ ...cell, margin: '12px 0 0' }}>
        <strong>{address ? texts.delivery : texts.pickUp}</strong>
        <br />
        {serviceName ?? <span lang={CATALOGUE_LOCALE}>{freight.name}</span>}
        {`, ${address ? texts.days(min, max) : texts.ready(max)}`}
        {(address ?? []).map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
      </Text>
    </Section>
  );
}
