import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { BrandContent } from '@/contract/schemas/content';
import { PortugueseNote } from './portuguese-note';
import { StepList } from './step-list';
import { TextSections } from './text-sections';

interface LandingContentProps {
  page: BrandContent['partnerPage'];
  /** What to do next: the screen knows the chat and the addresses. */
  action: ReactNode;
}

/** An offer to other businesses: what there is, how it goes step by step, and how to begin. */
export function LandingContent({ page, action }: LandingContentProps) {
  const { t } = useTranslation('content');
  return (
    <>
      <PortugueseNote />
      <TextSections sections={page.sections} lang={CATALOGUE_LOCALE} />
      <StepList title={t('landing.steps')} steps={page.steps} lang={CATALOGUE_LOCALE} />
      {action}
    </>
  );
}
