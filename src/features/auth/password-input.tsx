import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextInput } from '@/components/ui/text-input';

/**
 * A password control that can show the typed text, and says when caps lock is on.
 */
export function PasswordInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <span className="grid gap-1.5">
      {/* A password runs from left to right in every language, so its button stands at the right end. */}
      <span dir="ltr" className="relative block">
        <TextInput
          {...rest}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={look}
          onKeyUp={look}
          className={`pe-24 ${className}`}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0.5 end-0.5 min-w-20 rounded px-3 text-sm font-bold text-primary hover:bg-primary-soft"
        >
          {t(isShown ? 'password.hideShort' : 'password.showShort')}
        </button>
      </span>
      <span aria-live="polite" className="text-sm font-semibold text-warn empty:hidden">
        {isLocked && t('password.capsLock')}
      </span>
    </span>
  );
}
