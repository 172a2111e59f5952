import type { BrandContent } from '@/contract/schemas/content';
import { directionOf } from '@/lib/texts/direction';
import { TitledSection } from './titled-section';

interface TimelineProps {
  title: string;
  entries: BrandContent['timeline'];
  lang?: string;
}

/** The history of the brand, oldest year first. */
export function Timeline({ title, entries, lang }: TimelineProps) {
  if (entries.length === 0) return null;
  const inOrder = [...entries].sort((a, b) => a.year - b.year);
  return (
    <TitledSection title={title}>
      <ol
        lang={lang}
        dir={lang && directionOf(lang)}
        className="ms-2 grid max-w-[52rem] border-s-2 border-line"
      >
        {inOrder.map((entry) => (
          <li
            key={`${entry.year} ${entry.title}`}
            className="relative grid gap-1 pb-7 ps-6 last:pb-0 md:ps-8"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[9px] top-1 size-4 rounded-full border-2 border-surface bg-primary"
            />
            <p className="num leading-tight text-primary">
              <bdi dir="ltr">{entry.year}</bdi>
            </p>
            <h3 className="text-lg break-words">{entry.title}</h3>
            <p className="break-words text-muted">{entry.text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
