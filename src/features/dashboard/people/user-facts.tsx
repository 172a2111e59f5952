import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import type { ManagedUser } from '@/contract/schemas/people';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import { addressLines } from '../address-lines';
import { WhatsAppLink } from '../whatsapp-link';
import { WhenTime } from '../when-time';
import { Link } from '@/components/ui/link';
import { ROUTES, referralPath } from '@config/routes';
import { buttonStyle } from '@/components/ui/button-style';
import { Money } from '@/components/ui/money';
import { writeListAddress } from '../resource/use-list-address';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { CopyField } from '../editor/copy-field';
import { Failure } from '../kit/failure';
import { useAction } from '../resource/use-action';
import { ofUser, useRefusalText } from './users.queries';

/** Name, contact, papers and addresses of a person. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('manage-people');
  const facts = (
    [
      { name: 'document', text: user.document && formatDocument(user.document) },
      { name: 'stateRegistration', text: user.stateRegistration },
      { name: 'region', text: user.region },
      { name: 'representedBy', text: user.representedByCode },
    ] as const
  ).filter(({ text }) => text);
  return (
    <>
      <section className="grid gap-2">
        <h3 className="text-xl">
          <bdi>{user.fullName}</bdi>
        </h3>
        <p className="grid gap-1">
          <a href={`mailto:${user.email}`} className="break-all text-primary underline">
            {user.email}
          </a>
          {user.phone && (
            <a href={`tel:${user.phone.replace(/[^\d+]/g, '')}`} className="text-primary underline">
              <bdi dir="ltr">{user.phone}</bdi>
            </a>
          )}
        </p>
        <WhatsAppLink
          phone={user.phone}
          text={t('users.whatsappText', { name: user.fullName.split(' ')[0], shop: brand.name })}
          className="justify-self-start"
        />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-muted">{t('users.since')}</dt>
          <dd>
            <WhenTime iso={user.createdAt} />
          </dd>
          {facts.map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{t(`users.${name}`)}</dt>
              <dd className="break-words">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid gap-2">
        <h3 className="text-lg">{t('users.addresses')}</h3>
        {user.addresses.length === 0 && <p className="text-muted">{t('users.noAddress')}</p>}
        {user.addresses.map((address) => (
          <address
            key={address.id}
            className="rounded-sm border border-line px-3 py-2 break-words not-italic"
          >
            {address.label && <b className="block">{address.label}</b>}
            <span className="block">{address.recipient}</span>
            {addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <bdi dir="ltr" className="text-muted">
              {formatCep(address.postalCode)}
            </bdi>
          </address>
        ))}
      </section>
    </>
  );
}

interface UserBoughtProps {
  user: Pick<ManagedUser, 'orders' | 'email'>;
  canSeeOrders: boolean;
}

/** What a user bought that was paid and not returned, and the way to their orders. */
export function UserBought({ user: { orders, email }, canSeeOrders }: UserBoughtProps) {
  const { t } = useTranslation('manage-people');
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t('users.bought')}</h3>
      <p>
        {t('users.orders', { count: orders.count })}
        {orders.count > 0 && (
          <>
            {' · '}
            <Money value={orders.total} />
          </>
        )}
      </p>
      {orders.lastAt && (
        <p className="text-muted">
          {t('users.lastOrder')} <WhenTime iso={orders.lastAt} />
        </p>
      )}
      {canSeeOrders && (
        <Link
          href={writeListAddress(ROUTES.dashboardOrders, { q: email })}
          className={buttonStyle('outline', 'sm', 'justify-self-start')}
        >
          {t('users.seeOrders')}
        </Link>
      )}
    </section>
  );
}

interface UserRepresentativeProps {
  user: ManagedUser;
  canWrite: boolean;
}

/** Whether a user brings customers to the shop, with the code and the link that credit them. */
export function UserRepresentative({ user, canWrite }: UserRepresentativeProps) {
  const { t } = useTranslation('manage-people');
  const textOf = useRefusalText();
  const isRepresentative = user.permissions.includes('representante');
  const set = useAction({
    ...ofUser(user),
    send: (representante: boolean) => call('setRepresentante', { body: { userId: user.id, representante } }),
    done: (_, isOne) => t(isOne ? 'representative.begun' : 'representative.ended'),
  });
  const code = user.representativeCode;
  if (!isRepresentative && !canWrite) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('representative.title')}</h3>
      <p className="text-muted">{t(isRepresentative ? 'representative.is' : 'representative.isNot')}</p>
      {isRepresentative && code && (
        <>
          <CopyField label={t('representative.code')} value={code} />
          <CopyField
            label={t('representative.link')}
            value={`${window.location.origin}${referralPath(code)}`}
          />
        </>
      )}
      {set.error && <Failure error={set.error} textOf={textOf} />}
      {canWrite && (
        <Button
          size="sm"
          tone={isRepresentative ? 'danger' : 'outline'}
          pending={set.isPending}
          onClick={() => set.mutate(!isRepresentative)}
          className="justify-self-start"
        >
          {t(isRepresentative ? 'representative.end' : 'representative.begin')}
        </Button>
      )}
    </section>
  );
}
