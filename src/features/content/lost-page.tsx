import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import type { MenuItem } from '@config/brands/brand';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';

interface LostPageProps {
  /** The HTTP status, as decoration. */
  code: string;
  title: string;
  text: string;
  search: ReactNode;
  actions: ReactNode;
  whatsappHref: string;
}

/** What the company offers to other companies is not what a lost visitor was looking for. */
const isWayBack = ({ key }: MenuItem) => key !== 'menu.institucional';

/** The body of error pages: search, the menu of the brand, and WhatsApp. */
export function LostPage({ code, title, text, search, actions, whatsappHref }: LostPageProps) {
  const { t } = useTranslation(['content', 'common']);
  return (
    <div className="wrap grid max-w-[56rem] gap-8 py-10 md:py-16">
      <div className="grid gap-3">
        <p
          aria-hidden="true"
          dir="ltr"
          className="num w-fit text-[4.5rem] leading-none text-primary md:text-[7rem]"
        >
          {code}
        </p>
        <h1 className="text-2xl md:text-4xl">{title}</h1>
        <p className="max-w-[56ch] text-lg text-muted">{text}</p>
      </div>
      {search}
      <div className="flex flex-wrap gap-3">{actions}</div>
      <nav aria-labelledby="lost-categories" className="grid gap-3">
        <h2 id="lost-categories" className="text-xl">
          {t('lost.categories')}
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {brand.headerMenu.filter(isWayBack).map((item) => (
            <li key={item.key}>
              <Link
                href={item.href}
                className="inline-flex min-h-11 max-w-full items-center rounded border border-line bg-raised px-[min(1.25rem,4vw)] font-semibold hover:border-primary"
              >
                {t(`common:${item.key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className={buttonStyle('whatsapp')}>
          <Icon name="whatsapp" />
          {t('talkOnWhatsapp')}
        </a>
      </p>
    </div>
  );
}
