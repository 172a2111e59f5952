import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';

interface ChosenListProps {
  /** What was chosen, for assistive technology. */
  label: string;
  items: readonly { value: string; text: string }[];
  onRemove: (value: string) => void;
}

/** What was chosen in a form, each with a way to take it off. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  const { t } = useTranslation('manage');
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ value, text }) => (
        <li key={value} className="flex max-w-full items-center rounded-full bg-primary-soft ps-3.5">
          <bdi className="min-w-0 truncate text-[0.9375rem] font-semibold">{text}</bdi>
          <button
            type="button"
            aria-label={t('takeOff', { name: text })}
            onClick={() => onRemove(value)}
            className="grid size-9 shrink-0 place-items-center rounded-full text-primary hover:bg-raised"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
