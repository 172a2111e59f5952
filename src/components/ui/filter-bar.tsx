import { useId, type SubmitEvent } from 'react';
import { Button } from './button';
import { Select } from './select';
import { TextInput } from './text-input';

interface Choice {
  label: string;
  /** Empty when nothing is chosen. */
  value: string;
  /** What the empty choice says. */
  any: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

interface FilterBarProps {
  label: string;
  search: { label: string; placeholder: string; submit: string; value: string };
  /** Gets what was typed, without spaces around it. */
  onSearch: (text: string) => void;
  choice?: Choice;
}

const MAX_TEXT = 100;

/** Search and one choice above a list. The choice counts at once, the text with Enter. */
export function FilterBar({ label, search, onSearch, choice }: FilterBarProps) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <form role="search" aria-label={label} onSubmit={submit} className="flex flex-wrap items-end gap-2.5">
      <div className="max-md:flex-1">
        <label htmlFor={`${id}-q`} className="sr-only">
          {search.label}
        </label>
        <TextInput
          key={search.value}
          id={`${id}-q`}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={MAX_TEXT}
          defaultValue={search.value}
          placeholder={search.placeholder}
          className="md:w-72"
        />
      </div>
      <Button type="submit" tone="outline">
        {search.submit}
      </Button>
      {choice && (
        <div className="max-md:w-full">
          <label htmlFor={`${id}-choice`} className="sr-only">
            {choice.label}
          </label>
          <Select
            id={`${id}-choice`}
            value={choice.value}
            onChange={({ target }) => choice.onChoose(target.value)}
          >
            <option value="">{choice.any}</option>
            {choice.options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </div>
      )}
    </form>
  );
}
