import { useCombobox } from 'downshift';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type RefObject,
} from 'react';
import { useNamespace } from '@/client/use-namespace';
import { NO_IDS } from '@/lib/browser/device-list';
import { putKeyboardAway } from '@/lib/browser/put-keyboard-away';
import type { ComboboxBinding } from './combobox-binding';
import { keepTyped } from './keep-typed';
import { pastSearches, rememberSearch } from './past-searches';
import { planItems, type SuggestionItem } from './suggestion-items';
import { SuggestionList } from './suggestion-list';
import { useClosePanelOnBack, usePanelHeight } from './use-suggestions-panel';
import { useSuggestions } from './use-suggestions';

interface SearchComboboxProps {
  /** The field of the form; its text, its focus and its place in the document stay unchanged. */
  input: HTMLInputElement;
  /** Whether the field was focused or typed into before this chunk was loaded. */
  wasUsed: RefObject<boolean>;
  /** The page shows the own searches itself: nothing is listed for an empty field. */
  isPlace?: boolean;
  /** Puts a text into the field. */
  onWrite: (text: string) => void;
  /** Receives the attributes of the field; called after every render that changes them. */
  onBind: (binding: ComboboxBinding | null) => void;
}

/** The suggestions under the search field: a combobox with a listbox (ARIA practices), loaded when the field is used. */
export default function SearchCombobox({ input, wasUsed, isPlace, onWrite, onBind }: SearchComboboxProps) {
  const isReady = useNamespace('search');
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const past = useSyncExternalStore(pastSearches.subscribe, pastSearches.read, () => NO_IDS);
  const [typed, setTyped] = useState(input.value);
  // Typing has priority over the list, which is rendered with a deferred value.
  const suggestions = useDeferredValue(useSuggestions(typed));
  const listed = useDeferredValue(typed);
  const items = useMemo(
    () => (isReady && !(isPlace && !listed.trim()) ? planItems(listed, past, suggestions) : []),
    [isReady, isPlace, listed, past, suggestions],
  );
  const isNothing = isReady && !!suggestions?.isFallback && listed.trim() !== '';

  const choose = (item: SuggestionItem) => {
    if (item.group === 'past' || item.group === 'words') rememberSearch(item.text);
    const text = item.group === 'past' || item.group === 'words' ? item.text : '';
    onWrite(text);
    setTyped(text);
    putKeyboardAway(input);
    void router.push(item.href);
  };

  const combobox = useCombobox<SuggestionItem>({
    items,
    inputId: input.id,
    inputValue: typed,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key,
    stateReducer: keepTyped,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  const { isOpen: wantsOpen, highlightedIndex, closeMenu, openMenu } = combobox;
  const isOpen = wantsOpen && (items.length > 0 || isNothing);
  const height = usePanelHeight(panel, isOpen);
  useClosePanelOnBack(isOpen, closeMenu);

  const { ref: bindInput, ...fromInput } = combobox.getInputProps({}, { suppressRefError: true });
  // Downshift types the ref as anything; the two elements it needs stand elsewhere than it expects.
  const bindMenu = combobox.getMenuProps({}, { suppressRefError: true }).ref as (node: unknown) => void;

  useLayoutEffect(() => {
    (bindInput as (node: unknown) => void)(input);
    bindMenu(panel.current);
    onBind({
      attributes: {
        role: fromInput.role,
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? fromInput['aria-controls'] : undefined,
        'aria-activedescendant': (isOpen && fromInput['aria-activedescendant']) || undefined,
      },
      handlers: {
        onChange: fromInput.onChange,
        onClick: fromInput.onClick,
        onKeyDown: (event) => {
          const item = items[highlightedIndex];
          if (event.key === 'Delete' && event.shiftKey && item?.group === 'past') {
            event.preventDefault();
            pastSearches.remove(item.text);
          }
          // Enter sends the form unless a suggestion is chosen; Escape without a list clears the field as browsers do.
          if (event.key === 'Enter' && !(isOpen && item)) return;
          if (event.key === 'Escape' && !isOpen) return;
          fromInput.onKeyDown?.(event);
        },
        onBlur: (event) => {
          if (!input.form?.contains(event.relatedTarget)) fromInput.onBlur?.(event);
        },
      },
      close: closeMenu,
      setTyped,
    });
  }, [bindInput, bindMenu, closeMenu, fromInput, highlightedIndex, input, isOpen, items, onBind]);
  useEffect(() => () => onBind(null), [onBind]);
  // The keyboard comes from the field to the list by way of the button between them.
  useEffect(() => {
    const { form } = input;
    if (!isOpen || !form) return;
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      if (target !== input && !(relatedTarget instanceof Node && form.contains(relatedTarget))) closeMenu();
    };
    form.addEventListener('focusout', onLeave);
    return () => form.removeEventListener('focusout', onLeave);
  }, [closeMenu, input, isOpen]);
  const forget = useCallback(
    (text: string) => {
      pastSearches.remove(text);
      input.focus();
    },
    [input],
  );
  useEffect(() => {
    if (wasUsed.current && document.activeElement === input) openMenu();
  }, [wasUsed, input, openMenu]);

  return (
    <>
      <span role="status" className="sr-only">
        {isOpen &&
          (isNothing
            ? t('suggestions.nothing', { q: listed.trim() })
            : t('suggestions.found', { count: items.length }))}
      </span>
      {isOpen && (
        <div
          ref={panel}
          data-suggestions
          role="presentation"
          style={{ '--room': `${height ?? 320}px` } as CSSProperties}
          className="absolute inset-x-0 top-full z-10 h-(--room) overflow-y-auto overscroll-contain border-line bg-raised pb-2 shadow-high md:h-auto md:max-h-[min(var(--room),38rem)] md:rounded-b lg:mt-1.5 lg:rounded lg:border"
          // A press inside leaves the focus, and with it the keyboard of a phone, in the field.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            closeMenu();
            input.focus();
          }}
        >
          {isNothing && (
            <p className="px-4 pt-3 break-words" aria-hidden="true">
              {t('suggestions.nothing', { q: listed.trim() })}
            </p>
          )}
          <SuggestionList
            items={items}
            typed={listed}
            getMenuProps={combobox.getMenuProps}
            getItemProps={combobox.getItemProps}
            onForget={forget}
          />
          <div className="flex flex-wrap justify-between gap-2 px-2">
            {items[0]?.group === 'past' && (
              <button
                type="button"
                className="min-h-11 px-2 text-sm font-bold text-primary hover:underline"
                onClick={() => {
                  pastSearches.replace([]);
                  input.focus();
                }}
              >
                {t('suggestions.forgetAll')}
              </button>
            )}
            <button
              type="button"
              className="ms-auto min-h-11 px-2 text-sm font-bold text-primary hover:underline lg:hidden"
              onClick={() => {
                closeMenu();
                input.blur();
              }}
            >
              {common('actions.close')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
