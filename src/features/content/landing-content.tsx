import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { BrandContent } from '@/contract/schemas/content';
import { PortugueseNote } from './portuguese-note';
import { StepList } from './step-list';
import { TextSections } from './text-sections';

interface LandingContentProps {
  page: BrandContent['partnerPage'];
  /** Language of the page's texts. */
  lang: string;
  /** The call to action of the screen, with chat and addresses. */
  action: ReactNode;
}

/** An offer to businesses: benefits, steps, and a call to action. */
export function LandingContent({ page, lang, action }: LandingContentProps) {
  const { t } = useTranslation('content');
  return (
    <>
      <PortugueseNote lang={lang} />
      <TextSections sections={page.sections} lang={lang} />
      <StepList title={t('landing.steps')} steps={page.steps} lang={lang} />
      {action}
    </>
  );
}
