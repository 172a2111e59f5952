import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { SaverSwitch } from '@/features/offline/saver-switch';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { LanguageSwitch } from './language-switch';

/** The brand's menu on a phone, with all entries expanded. */
export default function MenuDrawerBody() {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('header.menu')} className="flex-1 overflow-y-auto px-5 py-4">
      <ul className="grid gap-1">
        {brand.headerMenu.map((item) => (
          <li key={item.key}>
            <Link href={item.href} className="flex min-h-11 items-center text-lg font-bold hover:underline">
              {t(item.key)}
            </Link>
            {item.children && (
              <ul className="ms-3 border-s-2 border-line ps-4">
                {item.children.map((child) => (
                  <li key={child.key}>
                    <Link href={child.href} className="flex min-h-11 items-center hover:underline">
                      {t(child.key)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-4">
        <Link href={ROUTES.favorites} className="flex min-h-11 items-center gap-2 font-bold hover:underline">
          <Icon name="heart" /> {t('header.favorites')}
        </Link>
        <a
          href={whatsappLink(t('whatsapp.message'))}
          target="_blank"
          rel="noopener noreferrer"
          className="mb-2 flex min-h-11 items-center gap-2 font-bold hover:underline"
        >
          <Icon name="whatsapp" /> {t('whatsapp.open')}
        </a>
        <LanguageSwitch />
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <SaverSwitch />
      </div>
    </nav>
  );
}
