import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { BrandLogo } from '@/components/ui/brand-logo';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { AccountLink } from './account-link';
import { CartButton } from './cart-button';
import { FreightPromise } from './freight-promise';
import { HeaderMenu } from './header-menu';
import { LanguageSwitch } from './language-switch';
import { QuoteButton } from '@/shell/contact/quote-button';
import { SearchForm } from './search-form';
import { openDrawer } from '@/client/ui-store';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

/** Top strip, then logo, search, account and cart, then the menu. */
export function Header() {
  const { t } = useTranslation('common');
  // The page to search from has the field in it. Known here, so that the header is as high before that page is read.
  const { pathname, query } = useRouter();
  const isSearchPlace = pathname === ROUTES.search && Object.keys(query).length === 0;
  return (
    <>
      {/* One landmark for strip and header; `contents`, so that the inner header can be sticky. */}
      <header className="contents">
        <div className="on-dark bg-primary-strong text-[0.8125rem] text-white md:text-sm print:hidden">
          <div className="wrap flex min-h-9 items-center gap-6">
            <FreightPromise />
            <span className="ms-auto flex items-center gap-5 max-md:hidden">
              <a
                href={whatsappLink(t('whatsapp.message'))}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap hover:underline max-lg:hidden"
              >
                <Icon name="whatsapp" />
                WhatsApp <bdi dir="ltr">{brand.company.phone}</bdi>
              </a>
              <LanguageSwitch />
            </span>
          </div>
        </div>
        <div className="relative tall:sticky tall:top-0 z-20 has-[[data-suggestions]]:z-30 border-b border-line bg-raised print:static!">
          <div className="wrap flex min-h-15 items-center gap-2 md:min-h-20 md:gap-7">
            <IconButton
              icon="list"
              label={t('header.openMenu')}
              onClick={() => openDrawer('MENU_VIEW')}
              className="-ms-2 lg:hidden"
            />
            <Link href={ROUTES.home} prefetch={false} className="min-w-0 lg:shrink-0 max-lg:me-auto">
              <BrandLogo className="h-8.5 w-auto max-w-full md:h-11" />
            </Link>
            <SearchForm className="min-w-0 flex-1 max-lg:hidden print:hidden" />
            <div className="flex shrink-0 items-center gap-1 md:gap-2 print:hidden">
              <Link
                prefetch={false}
                href={ROUTES.favorites}
                aria-label={t('header.favorites')}
                className="grid size-11 place-items-center rounded text-primary hover:bg-primary-soft max-md:hidden"
              >
                <Icon name="heart" className="size-6.5" />
              </Link>
              <AccountLink />
              {process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? (
                <CartButton />
              ) : (
                <QuoteButton />
              )}
            </div>
          </div>
          {!isSearchPlace && (
            <SearchForm className="mx-(--gutter) mb-3 lg:hidden in-[body:has([data-search-place])]:hidden print:hidden" />
          )}
        </div>
      </header>
      <HeaderMenu />
    </>
  );
}
