import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { Locale } from '@config/locales';
import type { SearchPreviewSide } from '@/contract/schemas/search-desk';
import type { CallInput } from '@/contract/contract';
import { previewQuery } from './searches.queries';

type Rule = CallInput<'previewSearch'>['body']['rule'];

interface RulePreviewProps {
  typed: string;
  locale: Locale;
  /** The rule that is not saved; null while there is none. */
  rule: Rule;
}

const DEBOUNCE_MS = 300;

function Side({ title, side }: { title: string; side: SearchPreviewSide | undefined }) {
  const { t } = useTranslation('manage-search');
  return (
    <section aria-label={title} className="grid content-start gap-1 rounded border border-line bg-raised p-3">
      <h4 className="font-semibold">{title}</h4>
      {side && (
        <>
          <p className="text-sm text-muted">{t('preview.count', { count: side.total })}</p>
          {side.leadsTo && (
            <p>
              {t('preview.leadsTo')} <bdi dir="ltr">{side.leadsTo}</bdi>
            </p>
          )}
          <ol className="grid list-inside list-decimal gap-0.5">
            {side.products.map(({ id, title: name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** What the search shows now, beside what it would show with the rule, in the language that is chosen. */
export function RulePreview({ typed, locale, rule }: RulePreviewProps) {
  const { t } = useTranslation('manage-search');
  const wanted = JSON.stringify({ q: typed, locale, rule });
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const body = JSON.parse(asked) as CallInput<'previewSearch'>['body'];
  const { data, isError } = useQuery(previewQuery(body));
  return (
    <section aria-label={t('preview.title')} aria-busy={asked !== wanted} className="grid gap-2">
      <h3 className="text-lg">{t('preview.title')}</h3>
      {isError && !data && <p className="text-muted">{t('preview.failed')}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        <Side title={t('preview.live')} side={data?.live} />
        <Side title={t('preview.draft')} side={data?.draft} />
      </div>
    </section>
  );
}
