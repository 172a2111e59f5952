import { directionOf } from '@/lib/texts/direction';
import { TitledSection } from './titled-section';

interface StepListProps {
  title: string;
  steps: string[];
  lang?: string;
}

/** Numbered steps of a process. */
export function StepList({ title, steps, lang }: StepListProps) {
  if (steps.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {steps.map((step, index) => (
          <li
            key={step}
            lang={lang}
            dir={lang && directionOf(lang)}
            className="flex gap-3.5 rounded-lg border border-line bg-raised p-4 lg:flex-col"
          >
            <span
              aria-hidden="true"
              className="num grid size-10 shrink-0 place-items-center rounded-full bg-primary text-lg text-white"
            >
              {index + 1}
            </span>
            <p className="min-w-0 self-center break-words lg:self-auto">{step}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
