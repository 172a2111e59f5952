import { directionOf } from '@/lib/texts/direction';
import { Paragraphs } from './paragraphs';

interface TextSectionsProps {
  sections: { heading: string; text: string }[];
  lang?: string;
}

/** Texts with headings, as cards side by side. */
export function TextSections({ sections, lang }: TextSectionsProps) {
  if (sections.length === 0) return null;
  return (
    <div className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
      {sections.map((section) => (
        <section
          key={section.heading}
          lang={lang}
          dir={lang && directionOf(lang)}
          className="grid content-start gap-2.5 rounded-lg border border-line bg-raised p-5 break-words md:p-6"
        >
          <h2 className="text-xl">{section.heading}</h2>
          <Paragraphs text={section.text} className="text-muted" />
        </section>
      ))}
    </div>
  );
}
