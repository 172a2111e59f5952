import type { UseComboboxPropGetters } from 'downshift';
import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/components/ui/icon-button';
import { SUGGESTION_GROUPS, type SuggestionItem } from './suggestion-items';
import { SuggestionOption } from './suggestion-option';

type Getters = UseComboboxPropGetters<SuggestionItem>;

interface SuggestionListProps {
  items: readonly SuggestionItem[];
  typed: string;
  getMenuProps: Getters['getMenuProps'];
  getItemProps: Getters['getItemProps'];
  onForget: (text: string) => void;
}

/**
 * The suggestions in their groups. The buttons that remove an own search are positioned over its line but outside the
 * listbox, which may have only options: heading and lines of the first group have fixed heights for them.
 */
export const SuggestionList = memo(function SuggestionList({
  items,
  typed,
  getMenuProps,
  getItemProps,
  onForget,
}: SuggestionListProps) {
  const { t } = useTranslation('search');
  const groups = SUGGESTION_GROUPS.map((group) => ({
    group,
    lines: items.flatMap((item, index) => (item.group === group ? [{ item, index }] : [])),
  })).filter(({ lines }) => lines.length > 0);
  const past = items.filter(({ group }) => group === 'past');
  return (
    <div className="relative">
      {/* The panel around this list scrolls, so it has the ref. */}
      <div
        {...getMenuProps({ 'aria-label': t('suggestions.label') }, { suppressRefError: true })}
        ref={undefined}
      >
        {groups.map(({ group, lines }) => (
          <div key={group} role="group" aria-label={t(`suggestions.${group}`)} className="pb-2">
            <p aria-hidden="true" className="flex h-9 items-end px-4 pb-1 text-sm font-bold text-muted">
              {t(`suggestions.${group}`)}
            </p>
            <div role="presentation" className={group === 'products' ? 'md:grid md:grid-cols-2' : undefined}>
              {lines.map(({ item, index }) => (
                <div
                  key={item.key}
                  {...getItemProps({ item, index })}
                  className={`flex cursor-pointer items-center gap-3 px-4 py-1 aria-selected:bg-primary-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-primary ${
                    group === 'products' ? 'min-h-15' : group === 'past' ? 'h-11 pe-14' : 'min-h-11'
                  }`}
                >
                  <SuggestionOption item={item} typed={typed} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {past.length > 0 && (
        <ul className="absolute end-1 top-9">
          {past.map(({ text }) => (
            <li key={text}>
              <IconButton
                icon="close"
                label={t('suggestions.forget', { text })}
                onClick={() => onForget(text)}
                className="[&_svg]:size-4"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
