import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { QUOTE_BUSINESS_DAYS } from '@config/quotes';
import { businessDateAfter } from '@/lib/time/business-days';
import { formatDate } from '@/lib/time/dates';
import { NumberedSteps } from './numbered-steps';

/** What happens with a list that is sent today, and the day of its answer. Lazy: the day is that of the visitor's visit. */
export function QuoteSteps() {
  const { t, i18n } = useTranslation('quote');
  const [day] = useState(() => businessDateAfter(new Date(), QUOTE_BUSINESS_DAYS));
  const steps = [
    t('steps.send'),
    t('steps.check'),
    t('steps.answer', { date: formatDate(day, i18n.language) }),
  ];
  return (
    <section aria-labelledby="passos">
      <h2 id="passos" className="mb-3 text-lg">
        {t('home.howTitle')}
      </h2>
      <NumberedSteps steps={steps} className="gap-3" />
    </section>
  );
}
