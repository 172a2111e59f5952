import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonTone } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Money } from '@/components/ui/money';
import { Rating } from '@/components/ui/rating';
import { UnitPrice } from '@/components/ui/unit-price';
import { PackName } from '@/components/ui/text/pack-name';
import { PAYMENT_TONES } from '@/components/ui/text/payment-tones';
import { SaleTag } from '@/features/catalog/card/sale-tag';
import { Group, Piece } from './group';
import { CARDS } from './sample-product';

const TONES: readonly ButtonTone[] = ['primary', 'accent', 'outline', 'whatsapp', 'quiet', 'danger'];
const BADGES: readonly BadgeTone[] = ['neutral', 'ok', 'warn', 'info', 'sale', 'primary', 'accent'];
const RATINGS = [5, 4.6, 2.1] as const;

/** What is pressed. */
export function Buttons() {
  const { t } = useTranslation('common');
  const label = t('actions.save');
  return (
    <Group name="Buttons">
      {(['md', 'sm'] as const).map((size) => (
        <Piece key={size} name={`Button size=${size}`}>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {label}
            </Button>
          ))}
        </Piece>
      ))}
      <Piece name="Button disabled, pending, with an icon">
        <Button disabled>{label}</Button>
        <Button tone="outline" disabled>
          {label}
        </Button>
        <Button pending>{t('loading')}</Button>
        <Button tone="accent">
          <Icon name="cart" />
          {t('header.cart')}
        </Button>
        <ButtonLink href={ROUTES.shop} tone="outline">
          {t('actions.seeAll')}
          <Icon name="arrow-right" mirrored />
        </ButtonLink>
      </Piece>
      <Piece name="IconButton">
        <IconButton icon="heart" label={t('header.favorites')} />
        <IconButton icon="close" label={t('actions.close')} />
        <IconButton icon="trash" label={t('actions.remove')} />
      </Piece>
    </Group>
  );
}

/** What is read at a glance. */
export function Labels() {
  const { t } = useTranslation('catalog');
  const { t: account } = useTranslation('account');
  return (
    <Group name="Labels">
      <Piece name="Badge">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('stock.some')}
          </Badge>
        ))}
      </Piece>
      <Piece name="Badge, payments">
        {(['pending', 'approved', 'denied', 'refunding'] as const).map((status) => (
          <Badge key={status} tone={PAYMENT_TONES[status]}>
            {account(`payment.${status}`)}
          </Badge>
        ))}
      </Piece>
      <Piece name="Rating">
        {RATINGS.map((average) => (
          <Rating key={average} average={average} count={129} label={t('reviews.title')} />
        ))}
      </Piece>
      <Piece name="Money, UnitPrice, SaleTag, PackName">
        <Money value={1234.5} className="text-xl font-extrabold" />
        <span className="text-muted" dir="ltr">
          <UnitPrice value={3.93} unit="kg" price={117.9} />
        </span>
        <SaleTag price={129.9} salePrice={117.9} />
        <p>
          <PackName title={CARDS.plain.displayInfo.title} presentation="Saco 30 kg" />
        </p>
      </Piece>
    </Group>
  );
}
