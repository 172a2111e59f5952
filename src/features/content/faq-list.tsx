import type { FaqSection } from '@/contract/schemas/content';
import { FaqGroup } from './faq-group';

interface FaqListProps {
  sections: FaqSection[];
  /** Name of the list of subjects. */
  navLabel: string;
  /** Shown when the brand has no question yet. */
  empty: string;
}

/** Questions by subject, with a list of links to the subjects. Subjects without a question are left out. */
export function FaqList({ sections, navLabel, empty }: FaqListProps) {
  const shown = sections.filter(({ questions }) => questions.length > 0);
  if (shown.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <nav aria-label={navLabel}>
        <ul className="flex flex-wrap gap-2 lg:sticky lg:top-24 lg:grid lg:gap-1">
          {shown.map((section) => (
            <li key={section.id} lang={section.titleLang}>
              <a
                href={`#${section.id}`}
                className="inline-flex min-h-11 max-w-full items-center rounded border border-line bg-raised px-[min(1rem,4vw)] font-semibold text-primary wrap-anywhere hover:bg-primary-soft lg:w-full lg:border-transparent lg:bg-transparent"
              >
                <bdi>{section.title}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        {shown.map((section) => (
          <FaqGroup key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}
