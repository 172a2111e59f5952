import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { BrandLogo } from '@/components/ui/brand-logo';
import { formatDocument } from '@/lib/documents';
import { CheckoutSteps } from './checkout-steps';
import { PaymentNote } from '@/features/checkout/payment/payment-note';

/** What the checkout stands in: no menus, nothing that leads away but the logo. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout');
  const { pathname } = useRouter();
  return (
    <>
      <header className="contents">
        <PaymentNote />
        <div className="border-b border-line bg-raised print:hidden">
          <div className="wrap flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <Link href={ROUTES.home} prefetch={false} className="shrink-0 py-1.5">
              <BrandLogo className="h-9 w-auto md:h-11" />
            </Link>
            <CheckoutSteps pathname={pathname} />
          </div>
        </div>
      </header>
      {/* The legal lines stay below the first screen: what is loading above them would push them about in it. */}
      <main id="main" tabIndex={-1} data-action-bar="" className="min-h-dvh outline-none">
        {children}
      </main>
      <footer className="wrap grid gap-1 border-t border-line py-6 text-sm text-muted print:hidden">
        <p>
          <bdi lang="pt-BR" dir="ltr">
            {brand.company.legalName} · CNPJ {formatDocument(brand.company.cnpj)}
          </bdi>
        </p>
        <p>
          <bdi lang="pt-BR" dir="ltr">
            {brand.company.address}
          </bdi>
        </p>
        <p>
          <Link href={ROUTES.terms} prefetch={false} className="inline-block min-h-6 underline">
            {t('links.terms')}
          </Link>
          {' · '}
          <Link href={ROUTES.privacy} prefetch={false} className="inline-block min-h-6 underline">
            {t('links.privacy')}
          </Link>
        </p>
      </footer>
    </>
  );
}
