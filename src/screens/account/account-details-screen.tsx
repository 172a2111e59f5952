import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import { ownAddressesQuery, ownDetailsQuery } from '@/features/account/account.mutations';
import { ADDRESSES_ID } from '@/features/account/account-nav';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { AddressBook } from '@/features/account/details/address-book';
import { PersonalDetails } from '@/features/account/details/personal-details';
import { AccountPage } from './account-page';

/** /minha-conta/detalhes-da-conta: the details and addresses of the user. */
export function AccountDetailsScreen() {
  const { t } = useTranslation('account');
  const panels = (details: ReactNode, addresses: ReactNode) => (
    <>
      <Panel className="md:p-7">
        <h2 className="mb-4 text-xl">{t('details.personal')}</h2>
        {details}
      </Panel>
      {addresses}
    </>
  );
  return (
    <AccountPage
      place="details"
      title={t('details.title')}
      prefetch={[ownDetailsQuery, ownAddressesQuery]}
      waiting={panels(<AccountSkeleton cards={2} />, null)}
    >
      {() => panels(<PersonalDetails />, <Addresses />)}
    </AccountPage>
  );
}

function Addresses() {
  const { t } = useTranslation('account');
  const section = useRef<HTMLElement>(null);
  // The section is rendered after the browser has looked for the fragment of the address.
  useEffect(() => {
    if (window.location.hash === `#${ADDRESSES_ID}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      id={ADDRESSES_ID}
      aria-labelledby="addresses-title"
      className="grid scroll-mt-8 gap-4"
    >
      <h2 id="addresses-title" className="text-xl">
        {t('addresses.title')}
      </h2>
      <AddressBook />
    </section>
  );
}
