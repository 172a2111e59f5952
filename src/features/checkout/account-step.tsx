import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';

interface AccountStepProps {
  /** The forms of the account, handed in by the screen. */
  login: ReactNode;
  register: ReactNode;
}

const TABS = ['register', 'login'] as const;
type Tab = (typeof TABS)[number];

/** Signing in or making an account in place, so that nobody leaves the checkout. */
export function AccountStep({ login, register }: AccountStepProps) {
  const { t } = useTranslation('checkout');
  const [tab, setTab] = useState<Tab>('register');
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});
  const moveOnArrow = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = tab === 'login' ? 'register' : 'login';
    setTab(next);
    buttons.current[next]?.focus();
  };
  return (
    <Panel>
      <h2 className="mb-1 text-xl">{t('account.title')}</h2>
      <p className="mb-4 text-muted">{t('account.text')}</p>
      <div
        role="tablist"
        aria-label={t('account.title')}
        className="mb-5 flex flex-wrap gap-1.5 border-b border-line"
      >
        {TABS.map((one) => (
          <button
            key={one}
            ref={(element) => {
              buttons.current[one] = element;
            }}
            type="button"
            role="tab"
            id={`account-tab-${one}`}
            aria-selected={one === tab}
            aria-controls={`account-panel-${one}`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={moveOnArrow}
            className="min-h-11 px-4 font-semibold aria-selected:text-primary aria-selected:shadow-[inset_0_-3px_var(--primary)]"
          >
            {t(`account.${one}`)}
          </button>
        ))}
      </div>
      {TABS.map((one) => (
        <div
          key={one}
          role="tabpanel"
          id={`account-panel-${one}`}
          aria-labelledby={`account-tab-${one}`}
          hidden={one !== tab}
        >
          {one === 'login' ? login : register}
        </div>
      ))}
    </Panel>
  );
}
