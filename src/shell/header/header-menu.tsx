import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { MenuItem } from '@config/brands/brand';
import { brand } from '@config/brands';
import { searchPath } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { useRouter } from 'next/router';

const ENTRY = 'flex min-h-12 items-center gap-1 px-3 text-[0.9375rem] font-semibold';

interface PanelEntryProps {
  item: MenuItem;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** An entry with a panel: opens by click, touch or Enter; Escape closes it, and the focus stays on the entry. */
function PanelEntry({ item, open, onToggle }: PanelEntryProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    onToggle(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onToggle(false);
  };
  return (
    <li className="relative" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => onToggle(!open)}
        onKeyDown={onKeyDown}
        className={`${ENTRY} hover:text-primary`}
      >
        {t(item.key)}
        <Icon name="caret-down" className={`size-3.5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <ul className="absolute start-0 top-full z-30 grid min-w-56 rounded-b border border-line bg-raised py-2 shadow-high">
          {item.children?.map((child) => (
            <li key={child.key}>
              <Link
                prefetch={false}
                href={child.href}
                onClick={() => onToggle(false)}
                onKeyDown={onKeyDown}
                className="flex min-h-11 items-center px-4 hover:bg-primary-soft"
              >
                {t(child.key)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The brand's menu on wide screens. */
export function HeaderMenu() {
  const { t } = useTranslation('common');
  const { asPath, events } = useRouter();
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const close = () => setOpen(null);
    events.on('routeChangeStart', close);
    return () => events.off('routeChangeStart', close);
  }, [events]);
  return (
    <nav aria-label={t('header.menu')} className="border-b border-line bg-raised max-lg:hidden print:hidden">
      <ul className="wrap flex flex-wrap items-center gap-1">
        {brand.headerMenu.map((item) =>
          item.children ? (
            <PanelEntry
              key={item.key}
              item={item}
              open={open === item.key}
              onToggle={(next) => setOpen(next ? item.key : null)}
            />
          ) : (
            <li key={item.key}>
              <Link
                prefetch={false}
                href={item.href}
                aria-current={asPath.split('?')[0] === item.href ? 'page' : undefined}
                className={`${ENTRY} hover:text-primary aria-[current]:text-primary aria-[current]:shadow-[inset_0_-3px_var(--accent)]`}
              >
                {t(item.key)}
              </Link>
            </li>
          ),
        )}
        {brand.cartEnabled && (
          <li className="ms-auto">
            <Link href={`${searchPath({})}?emOferta=true`} className={`${ENTRY} text-sale hover:underline`}>
              <Icon name="tag" />
              {t('menu.offers')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
