import { FilterDay } from './filter-day';

interface FilterDaysProps {
  /** YYYY-MM-DD, or empty. */
  from: string;
  to: string;
  labels: Record<'from' | 'to' | 'hint' | 'wrong', string>;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** The first and the last day of what a list shows. */
export function FilterDays({ from, to, labels, onChange }: FilterDaysProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <FilterDay
        label={labels.from}
        hint={labels.hint}
        wrong={labels.wrong}
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <FilterDay
        label={labels.to}
        hint={labels.hint}
        wrong={labels.wrong}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}
