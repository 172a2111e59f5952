import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';

/** A filter that came with a link, and the way to take it off. */
export function FilterTag({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('manage-people');
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('removeFilter', { name: text })}
      className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-primary bg-primary-soft px-3 text-[0.9375rem] font-semibold text-primary"
    >
      <bdi dir="ltr" className="truncate">
        {text}
      </bdi>
      <Icon name="close" className="size-3.5" />
    </button>
  );
}
