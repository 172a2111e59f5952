import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import type { ManagedUser } from '@/contract/schemas/people';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import type { Address } from '@/contract/schemas/users';
import { bareKm } from '@/lib/texts/bare-km';
import { WhatsAppLink } from '../whatsapp-link';
import { WhenTime } from '../when-time';

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** The lines of an address as a driver reads them: property, road and landmark in the country, street and number in town. */
function addressLines(address: Address): string[] {
  const km = bareKm(address.km);
  const place = address.rural
    ? [address.propertyName, joined(address.road, km && `km ${km}`), address.landmark]
    : [joined(address.street, address.number, address.complement)];
  return [...place, joined(address.district, `${address.city}/${address.state}`)].filter(
    (line): line is string => !!line,
  );
}

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
