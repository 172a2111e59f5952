import { Column, Row, Section, Text } from '@react-email/components';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { businessDaysText, durationText } from '@/lib/time/duration';
import { freightName } from '@/lib/pricing/freight-name';
import { isolate } from '@/lib/texts/isolate';
import { formatBRL } from '@/lib/money';
import { packName } from '@/lib/pack-name';
import type { MailContext } from '../mail-context';
import { mailTexts } from '../mail-texts';
import type { OrderFacts } from './order-mail-data';

const cell = { fontSize: 15, lineHeight: '22px', margin: 0 };

interface AmountProps {
  label: string;
  value: string;
  locale: Locale;
  strong?: boolean;
}

function Amount({ label, value, locale, strong = false }: AmountProps) {
  const style = { ...cell, ...(strong && { fontSize: 17, fontWeight: 700 }) };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column style={{ textAlign: 'end' }}>
        {/* The minus of a discount stays before the amount in a right-to-left mail. */}
        <Text style={{ ...style, textAlign: 'end' }}>{isolate(value, locale)}</Text>
      </Column>
    </Row>
  );
}

function Line({ line, locale }: { line: OrderFacts['lines'][number]; locale: Locale }) {
  const t = mailTexts(locale);
  const { title, titleLang, presentation, quantity, unitPrice, total } = line;
  const pack = packName(t, presentation, locale);
  return (
    <Row>
      <Column>
        <Text style={{ ...cell, margin: '0 0 8px' }}>
          <span lang={titleLang}>{isolate(title, locale)}</span>
          <br />
          <span lang={pack.lang}>{isolate(pack.name, locale)}</span> ·{' '}
          {unitPrice === null
            ? t('summary.units', { count: quantity })
            : isolate(`${quantity} × ${formatBRL(unitPrice)}`, locale)}
        </Text>
      </Column>
      <Column style={{ textAlign: 'end', verticalAlign: 'top', whiteSpace: 'nowrap' }}>
        <Text style={{ ...cell, textAlign: 'end' }}>{formatBRL(total)}</Text>
      </Column>
    </Row>
  );
}

/** How and when it is delivered or picked up. */
function Delivery({ order: { freight, address }, locale }: { order: OrderFacts; locale: Locale }) {
  const t = mailTexts(locale);
  const { min, max, service, name } = freight;
  // A broker's service has its own name; rows of an older version have no service.
  const isOwn = service !== '' && !service.startsWith('me-');
  return (
    <Text style={{ ...cell, margin: '12px 0 0' }}>
      <strong>{t(address ? 'summary.delivery' : 'summary.pickUp')}</strong>
      <br />
      {isOwn ? freightName(t, freight) : <span lang={CATALOGUE_LOCALE}>{isolate(name, locale)}</span>}
      <br />
      {address
        ? t('summary.days', { days: businessDaysText(t, { min, max }) })
        : t('summary.ready', { days: durationText(t, 'businessDays', max) })}
      {(address ?? []).map((line) => (
        <span key={line} lang={CATALOGUE_LOCALE}>
          <br />
          {isolate(line, locale)}
        </span>
      ))}
    </Text>
  );
}

/** What was bought, what it costs, and where it goes. */
export function OrderSummary({ order, brand, locale }: MailContext & { order: OrderFacts }) {
  const t = mailTexts(locale);
  const { lines, totals, couponCode } = order;
  const coupon = couponCode ? t('summary.couponCode', { code: couponCode }) : t('summary.coupon');
  return (
    <Section
      style={{ backgroundColor: brand.theme.surface, borderRadius: 10, margin: '24px 0 0', padding: 16 }}
    >
      <Text style={{ ...cell, fontSize: 17, fontWeight: 700, margin: '0 0 8px' }}>{t('summary.title')}</Text>
      {lines.map((line, index) => (
        <Line key={index} line={line} locale={locale} />
      ))}
      <Amount locale={locale} label={t('summary.subtotal')} value={formatBRL(totals.subtotal)} />
      {totals.discount > 0 && <Amount locale={locale} label={coupon} value={formatBRL(-totals.discount)} />}
      {totals.pixDiscount > 0 && (
        <Amount locale={locale} label={t('summary.pixDiscount')} value={formatBRL(-totals.pixDiscount)} />
      )}
      <Amount
        locale={locale}
        label={t('summary.freight')}
        value={totals.freight > 0 ? formatBRL(totals.freight) : t('summary.free')}
      />
      <Amount locale={locale} label={t('summary.total')} value={formatBRL(totals.total)} strong />
      <Delivery order={order} locale={locale} />
    </Section>
  );
}
