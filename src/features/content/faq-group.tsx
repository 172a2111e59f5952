import type { FaqSection } from '@/contract/schemas/content';
import { Icon } from '@/components/ui/icon';
import { Paragraphs } from './paragraphs';

/** The questions of one subject. Native disclosures: they work without script, and the page search finds their text. */
export function FaqGroup({ section }: { section: FaqSection }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-8 gap-3.5"
    >
      <h2
        id={`${section.id}-title`}
        lang={section.titleLang}
        className="seam justify-self-start text-[1.375rem] md:text-2xl"
      >
        <bdi>{section.title}</bdi>
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {section.questions.map((question) => (
          <details
            key={question.id}
            id={question.id}
            lang={question.lang}
            className="group scroll-mt-8 rounded border border-line bg-raised open:border-primary"
          >
            <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded px-4 py-3 font-semibold hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
              <bdi className="min-w-0 break-words">{question.question}</bdi>
              <Icon
                name="caret-down"
                className="size-4 text-primary transition-transform group-open:rotate-180"
              />
            </summary>
            <Paragraphs text={question.answer} lang={question.lang} className="px-4 pb-4.5" />
          </details>
        ))}
      </div>
    </section>
  );
}
