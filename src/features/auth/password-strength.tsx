import { useTranslation } from 'next-i18next/pages';
import { ratePassword, type PasswordRating } from './rate-password';

const LOOK: Record<PasswordRating, { width: string; fill: string }> = {
  short: { width: 'w-1/6', fill: 'bg-sale' },
  weak: { width: 'w-1/3', fill: 'bg-sale' },
  fair: { width: 'w-2/3', fill: 'bg-accent' },
  strong: { width: 'w-full', fill: 'bg-ok' },
};

/** The strength of a new password, as text and as a bar. Nothing while the field is empty. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('account');
  const rating = ratePassword(password);
  return (
    <div role="status" className="-mt-2 grid gap-1 text-sm text-muted empty:hidden">
      {password !== '' && (
        <>
          <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
            <span className={`block h-full rounded-full ${LOOK[rating].width} ${LOOK[rating].fill}`} />
          </span>
          {t(`password.rating.${rating}`)}
        </>
      )}
    </div>
  );
}
