import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps } from 'react';
import { TextInput } from '@/components/ui/text-input';

/** A password control that can show what was typed: on a phone, typing blind is where people give up. */
export function PasswordInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`pe-24 ${className}`}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={t('password.show')}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0.5 end-0.5 min-w-20 rounded px-3 text-sm font-bold text-primary hover:bg-primary-soft"
      >
        {t(isShown ? 'password.hideShort' : 'password.showShort')}
      </button>
    </span>
  );
}
