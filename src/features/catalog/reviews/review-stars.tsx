import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { ReviewInput } from './review.schema';

const STARS = [1, 2, 3, 4, 5];

interface ReviewStarsProps {
  field: ControllerRenderProps<ReviewInput, 'reviewScore'>;
  error?: string;
}

/** One to five stars as a radio group: arrow keys work, and every star has its number as a name. */
export function ReviewStars({ field, error }: ReviewStarsProps) {
  const { t } = useTranslation(['reviews', 'catalog']);
  const id = useId();
  // No star is chosen at first, although the type of the form values is a number.
  const value = (field.value as number | undefined) ?? 0;
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={!!error || undefined}
      aria-describedby={error && `${id}-error`}
      className="grid gap-1.5"
    >
      <legend className="text-[0.9375rem] font-semibold">{t('form.stars')}</legend>
      <div className="flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className={`relative grid size-11 cursor-pointer place-items-center rounded text-[1.75rem] leading-none has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary ${stars <= value ? 'text-star' : 'text-muted'}`}
          >
            <input
              ref={stars === 1 ? field.ref : undefined}
              type="radio"
              name={field.name}
              value={stars}
              checked={stars === value}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
              aria-label={t('catalog:reviews.stars', { count: stars })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{stars <= value ? '★' : '☆'}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
}
