import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { ROUTES, searchPath } from '@config/routes';
import { putKeyboardAway } from '@/lib/browser/put-keyboard-away';
import dynamic from 'next/dynamic';
import { saysTheSame, type ComboboxBinding } from '@/features/search/combobox-binding';
import { fieldText } from '@/lib/browser/form-data';
import { searchAction } from '@/lib/search-action';
import { Icon } from '@/components/ui/icon';
import { useRouter } from 'next/router';

const SearchCombobox = dynamic(() => import('@/features/search/search-combobox'), {
  ssr: false,
  loading: () => null,
});

/** Loaded with the suggestions, or when a search is submitted before them. */
const remember = (text: string) =>
  import('@/features/search/past-searches').then(
    (module) => module.rememberSearch(text),
    () => undefined,
  );

interface SearchFormProps {
  className?: string;
  /** Distinguishes this search from the one of the header, on a page with both. */
  name?: string;
  /** The field of the search page: it has the focus from the start, and lists nothing while it is empty. */
  isPlace?: boolean;
}

/**
 * The search field of the header: a plain form, so it works before hydration. Suggestions are loaded on focus; the input
 * stays the same element, so that nothing typed meanwhile is lost.
 */
export function SearchForm({ className = '', name, isPlace = false }: SearchFormProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const id = useId();
  const asked = router.pathname === ROUTES.search && typeof router.query.q === 'string' ? router.query.q : '';
  const action = searchAction(router.locale);

  const input = useRef<HTMLInputElement>(null);
  const wasUsed = useRef(false);
  const binding = useRef<ComboboxBinding | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [attributes, setAttributes] = useState<ComboboxBinding['attributes']>({});
  const onBind = useCallback((next: ComboboxBinding | null) => {
    binding.current = next;
    setAttributes((now) => (saysTheSame(now, next?.attributes ?? {}) ? now : (next?.attributes ?? {})));
  }, []);
  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const want = () => setField(input.current);

  useEffect(() => {
    if (isPlace) input.current?.focus({ preventScroll: true });
  }, [isPlace]);

  // The field shows the search of the page; text that was typed before hydration stays.
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    if (input.current) input.current.value = asked;
    binding.current?.setTyped(asked);
  }, [asked]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = fieldText(new FormData(event.currentTarget), 'q');
    void remember(q);
    binding.current?.close();
    if (input.current) putKeyboardAway(input.current);
    void router.push(searchPath({ q }));
  };

  return (
    <form
      role="search"
      aria-label={name}
      action={action}
      method="get"
      onSubmit={submit}
      onPointerEnter={want}
      className={`lg:relative ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <div className="flex h-12 overflow-hidden rounded border-2 border-primary bg-raised">
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={200}
          defaultValue={asked}
          placeholder={t('search.placeholder')}
          {...attributes}
          onFocus={want}
          onPointerDown={() => (wasUsed.current = true)}
          onChange={(event) => {
            wasUsed.current = true;
            binding.current?.handlers.onChange?.(event);
          }}
          onKeyDown={(event) => binding.current?.handlers.onKeyDown?.(event)}
          onBlur={(event) => binding.current?.handlers.onBlur?.(event)}
          onClick={(event) => binding.current?.handlers.onClick?.(event)}
          className="min-w-0 flex-1 text-ellipsis bg-transparent px-[min(1rem,4vw)] text-base placeholder:text-muted focus-visible:-outline-offset-2"
        />
        <button
          type="submit"
          className="flex shrink-0 items-center gap-2 bg-primary px-[min(1rem,4vw)] font-semibold text-white hover:bg-primary-strong focus-visible:-outline-offset-4 md:px-5"
        >
          <Icon name="magnifying-glass" />
          <span className="max-md:sr-only">{t('search.submit')}</span>
        </button>
      </div>
      {field && (
        <SearchCombobox input={field} wasUsed={wasUsed} isPlace={isPlace} onWrite={write} onBind={onBind} />
      )}
    </form>
  );
}
