import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FilterSelect } from './filter-select';
import { TextInput } from '@/components/ui/text-input';
import { useFollowedValue } from '@/lib/browser/use-followed-value';

interface FilterBarProps {
  label: string;
  /** Left out when the list has no search. */
  search?: { label: string; placeholder: string; submit: string; value: string };
  /** Gets the typed text, trimmed. */
  onSearch?: (text: string) => void;
  /** Gets the text while it is typed, trimmed. */
  onType?: (text: string) => void;
  choice?: ComponentProps<typeof FilterSelect>;
  /** Further choices. */
  children?: ReactNode;
}

const MAX_TEXT = 100;

/** Search and filters above a list. A filter applies at once, the text with Enter. */
export function FilterBar({ label, search, onSearch, onType, choice, children }: FilterBarProps) {
  const id = useId();
  const field = useFollowedValue(search?.value ?? '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    onSearch?.(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      className="flex flex-wrap items-end gap-2.5 print:hidden"
    >
      {search && (
        <>
          <div className="max-md:min-w-[min(100%,11rem)] max-md:flex-1">
            <label htmlFor={`${id}-q`} className="sr-only">
              {search.label}
            </label>
            <TextInput
              ref={field}
              id={`${id}-q`}
              name="q"
              type="search"
              enterKeyHint="search"
              maxLength={MAX_TEXT}
              defaultValue={search.value}
              onChange={({ target }) => onType?.(target.value.trim())}
              placeholder={search.placeholder}
              className="md:w-72"
            />
          </div>
          <Button type="submit" tone="outline">
            {search.submit}
          </Button>
        </>
      )}
      {choice && <FilterSelect {...choice} />}
      {children}
    </form>
  );
}
