import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import { brand } from '@config/brands';
import { TAG_MANAGER_ID } from '@config/consent';
import { CATALOGUE_LOCALE } from '@config/locales';
import { ROUTES } from '@config/routes';
import { cnpjText } from '@/lib/cnpj-text';
import { openingHoursText } from '@/lib/time/opening-hours';
import { Icon } from '@/components/ui/icon';
import { openModal } from '@/client/ui-store';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** The demo brands are fictitious, and their legal names say so. */
const IS_INVENTED = /fictíci/.test(brand.company.legalName);

const FOOTER_LINK = 'inline-block py-1.5 hover:underline';

/** Menus, contact, and the company data that Decreto 7.962/2013 requires in a visible place. */
export function Footer() {
  const { t } = useTranslation(['common']);
  const { company } = brand;
  return (
    <footer className="below-fold on-dark mt-6 [--intrinsic-height:100rem] md:[--intrinsic-height:68rem] lg:[--intrinsic-height:32rem] bg-primary-strong text-[0.9375rem] text-white max-md:pb-20 print:hidden">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-5 py-7 md:grid-cols-2 md:gap-9 md:py-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.3fr]">
        <div className="grid content-start gap-3 max-md:col-span-full">
          <img
            src={brand.logos.footer}
            alt={brand.name}
            width={172}
            height={44}
            loading="lazy"
            className="h-11 w-auto bg-primary-strong forced-color-adjust-none"
          />
          <p>{t('footer.tagline')}</p>
          {IS_INVENTED && <p className="text-sm opacity-90">{t('footer.fictitious')}</p>}
        </div>
        {brand.footerMenu.map((column) => (
          <nav key={column.key} aria-label={t(column.key)}>
            <h2 className="mb-2 text-[1.0625rem]">{t(column.key)}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.key}>
                  {item.href.startsWith('/') ? (
                    <Link href={item.href} className={FOOTER_LINK}>
                      {t(item.key)}
                    </Link>
                  ) : (
                    <a
                      href={item.href}
                      target="_blank"
                      rel="noopener noreferrer"
                      hrefLang={CATALOGUE_LOCALE}
                      className={FOOTER_LINK}
                    >
                      {t(item.key)}
                    </a>
                  )}
                </li>
              ))}
              {TAG_MANAGER_ID && column.key === 'footer.legal' && <CookiePreferences />}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="mb-2 text-[1.0625rem]">{t('footer.contact')}</h2>
          <ul className="grid gap-1.5">
            <li>
              <a
                href={whatsappLink(t('whatsapp.message'))}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex items-center gap-1.5 py-1 hover:underline"
              >
                <Icon name="whatsapp" />
                <bdi dir="ltr">{company.phone}</bdi>
              </a>
            </li>
            <li>
              <a
                href={`mailto:${company.email}`}
                className="inline-block max-w-full py-1 break-words hover:underline"
              >
                {/* An address that is too long for its column breaks before the domain and its end, not within a word. */}
                {company.email.split(/(?=[@.])/).map((part) => (
                  <Fragment key={part}>
                    <wbr />
                    {part}
                  </Fragment>
                ))}
              </a>
            </li>
            <li className="first-letter:uppercase">{openingHoursText(t, company.hours)}</li>
            <li>
              <Link href={ROUTES.contact} className={FOOTER_LINK}>
                {t('menu.contato')}
              </Link>
            </li>
          </ul>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => openModal('NEWSLETTER_VIEW')}
            className="mt-4 inline-flex min-h-11 items-center rounded border-2 border-white/60 px-4 font-bold hover:bg-white/10"
          >
            {t('footer.newsletter')}
          </button>
        </div>
      </div>
      <div className="border-t border-white/20">
        <div className="wrap grid gap-1 py-5 text-sm opacity-95" lang="pt-BR">
          <p>
            <bdi>{company.legalName}</bdi> · <bdi>CNPJ {cnpjText(company.cnpj)}</bdi> ·{' '}
            <bdi>{company.address}</bdi>
          </p>
          <p>
            <bdi>{company.technicalResponsible}</bdi> · <bdi>{company.licence}</bdi>
          </p>
        </div>
      </div>
    </footer>
  );
}

function CookiePreferences() {
  const { t } = useTranslation(['common']);
  const open = () =>
    void import('@/features/consent/consent-store').then(({ openConsentPreferences }) =>
      openConsentPreferences(),
    );
  return (
    <li>
      <button type="button" onClick={open} className="py-1.5 hover:underline">
        {t('footer.cookies')}
      </button>
    </li>
  );
}
