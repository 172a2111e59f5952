import type { FAQPage } from 'schema-dts';
import type { FaqSection } from '@/contract/schemas/content';

/** The questions of the page with their answers. */
export const planFaq = (sections: readonly FaqSection[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: sections
    .flatMap(({ questions }) => questions)
    .map(({ question, answer, lang }) => ({
      '@type': 'Question',
      name: question,
      inLanguage: lang,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});
