import type { BrandContent } from '@/contract/schemas/content';
import { directionOf } from '@/lib/texts/direction';
import { TitledSection } from './titled-section';

interface ValueCardsProps {
  title: string;
  values: BrandContent['values'];
  lang?: string;
}

/** The values of the brand as cards; not rendered when there are none. */
export function ValueCards({ title, values, lang }: ValueCardsProps) {
  if (values.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {values.map((value) => (
          <li
            key={value.title}
            lang={lang}
            dir={lang && directionOf(lang)}
            className="grid content-start gap-2 rounded-lg border border-line bg-raised p-5 break-words"
          >
            <h3 className="border-s-4 border-accent ps-3 text-lg">{value.title}</h3>
            <p className="text-muted">{value.text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
