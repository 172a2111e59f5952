import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

const TABS = ['guest', 'login', 'register'] as const;
export type AccountTab = (typeof TABS)[number];

interface AccountStepProps extends Record<AccountTab, ReactNode> {
  tab: AccountTab;
  onTab: (tab: AccountTab) => void;
}

/** Buying without an account, signing in, or making an account, all without leaving the checkout. */
export function AccountStep({ tab, onTab, ...panels }: AccountStepProps) {
  const { t } = useTranslation('checkout');
  const buttons = useRef<Partial<Record<AccountTab, HTMLButtonElement | null>>>({});
  /** Their forms stay in the page. One without a word in it begins with what is typed elsewhere. */
  const [typed, setTyped] = useState<readonly AccountTab[]>([]);
  const moveOnArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = TABS.indexOf(tab) + (isReversed ? -step : step);
    const next = TABS[(at + TABS.length) % TABS.length] ?? tab;
    onTab(next);
    buttons.current[next]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={t('account.title')}
        className="mb-5 flex flex-wrap border-b border-line"
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
            onClick={() => onTab(one)}
            onKeyDown={moveOnArrow}
            className="min-h-11 flex-[1_1_4rem] px-1 text-[0.9375rem] leading-tight font-semibold sm:flex-none sm:px-3 aria-selected:text-primary aria-selected:shadow-[inset_0_-3px_var(--primary)]"
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
          onChange={() => {
            if (!typed.includes(one)) setTyped([...typed, one]);
          }}
        >
          {(one === tab || typed.includes(one)) && panels[one]}
        </div>
      ))}
    </>
  );
}
