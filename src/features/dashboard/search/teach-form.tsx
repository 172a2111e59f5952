import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { LOCALES, type Locale } from '@config/locales';
import { call } from '@/client/call';
import { usePageLocale } from '@/client/use-page-locale';
import { SEARCH_RULE_KINDS, type SearchRuleKind } from '@/contract/constants';
import { CreateSearchRuleBody, SearchRule, type SearchPreviewSide } from '@/contract/schemas/search-desk';
import type { SheetContext } from '../resource/define-resource';
import { ownPath } from '../editor/own-path';
import { useFieldText } from '../resource/form-errors';
import { select, text, type FormField } from '../resource/form-field';
import { ResourceForm, judged, type FormDefinition } from '../resource/resource-form';
import { RuleActions, RuleText } from './rule-parts';
import { RULE_LISTS, previewQuery, productChoiceQuery, rulesOfSearchQuery } from './searches.queries';
import { useSettled } from '@/lib/browser/use-settled';
import type { CallInput } from '@/contract/contract';
import { useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';

const QUIET_MS = 250;
/** What the suggestions take (`suggestSearch` in the contract). */
const MAX_LENGTH = 80;

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

interface Values {
  /** The search that is taught; typed here only for a new rule of any search. */
  typed: string;
  kind: SearchRuleKind;
  /** Words, or an address. */
  target: string;
  product: { id: string; title: string } | null;
  /** Empty: for every language. */
  locale: Locale | '';
}

const isOfProduct = (kind: SearchRuleKind) => kind === 'pin' || kind === 'hide';

/** The rule that the form holds about a search. */
function ruleOf({ typed, kind, target, product, locale }: Values) {
  const written = kind === 'redirect' ? ownPath(target) : target.trim();
  const named = isOfProduct(kind) ? (product?.id ?? '') : written;
  return { kind, typed: typed.trim(), locale: locale || null, target: kind === 'ignore' ? '' : named };
}

/** The product that a rule is about, by name, item number or bar code; those of the search itself are offered first. */
function ProductChoice() {
  const { t } = useTranslation('manage-search');
  const locale = usePageLocale();
  const { setValue, clearErrors, getFieldState, formState } = useFormContext<Values>();
  const [typed, chosen] = useWatch<Values, ['typed', 'product']>({ name: ['typed', 'product'] });
  const textOf = useFieldText();
  const fault = getFieldState('target', formState).error;
  // The box above the list only looks for a product: what is missing is a choice.
  const error = fault?.message === 'required' ? t('teach.productMissing') : (textOf(fault) ?? null);
  const group = useId();
  const [looked, setLooked] = useState('');
  const q = useSettled(looked.trim() || typed.trim(), QUIET_MS);
  const { data } = useQuery(productChoiceQuery(q.slice(0, MAX_LENGTH), locale));
  const offered = data?.products ?? [];
  const products = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <div className="grid gap-2">
      <Field label={t('teach.product')} hint={t('teach.productHint')} error={error} required>
        <TextInput
          type="search"
          value={looked}
          onChange={(event) => setLooked(event.target.value)}
          maxLength={MAX_LENGTH}
          dir="auto"
          autoComplete="off"
        />
      </Field>
      <div role="radiogroup" aria-label={t('teach.products')} className="grid gap-1">
        {products.map(({ id, title }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={group}
              checked={chosen?.id === id}
              onChange={() => {
                setValue('product', { id, title }, { shouldDirty: true });
                clearErrors('target');
              }}
              className="size-5 shrink-0 accent-primary"
            />
            <bdi>{title}</bdi>
          </label>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {looked.trim() !== '' && data && products.length === 0 && t('teach.noProduct')}
      </p>
    </div>
  );
}

/** What the search shows now, beside what it would show with the rule that the form holds, in its language. */
function RulePreview() {
  const { t } = useTranslation('manage-search');
  const own = usePageLocale();
  const rule = ruleOf(useWatch<Values>() as Values);
  const wanted = JSON.stringify({
    q: rule.typed,
    locale: rule.locale ?? own,
    rule: rule.target === '' ? null : rule,
  });
  const asked = useSettled(wanted, QUIET_MS);
  const body = JSON.parse(asked) as CallInput<'previewSearch'>['body'];
  const { data, isError } = useQuery({ ...previewQuery(body), enabled: body.q !== '' });
  if (rule.typed === '') return null;
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

/** What one search was taught. */
function Taught() {
  const { t } = useTranslation('manage-search');
  const typed = useSettled(useWatch<Values, 'typed'>({ name: 'typed' }).trim(), QUIET_MS);
  const { data } = useQuery({ ...rulesOfSearchQuery(typed), enabled: typed !== '' });
  if (typed === '' || !data?.items.length) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{t('teach.inForce')}</h3>
      <ul className="grid gap-2">
        {data.items.map((rule) => (
          <li key={rule.id} className="flex flex-wrap items-center justify-between gap-2">
            <RuleText rule={rule} />
            <RuleActions rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form of a new rule: about this search, or (null) about one that is typed with it. */
const teaching = (
  given: string | null,
): FormDefinition<Values, CreateSearchRuleBody, SearchRule, 'manage-search'> => ({
  texts: 'manage-search',
  item: SearchRule,
  body: judged(ruleOf, CreateSearchRuleBody),
  valuesOf: ({ typed, kind, target, locale }) => ({
    typed,
    kind,
    target,
    product: null,
    locale: locale ?? '',
  }),
  empty: () => ({ typed: given ?? '', kind: 'synonym', target: '', product: null, locale: '' }),
  idOf: ({ id }) => id,
  create: (body) => call('createSearchRule', { body }),
  update: () => Promise.reject(new Error('A rule is written and ended, never changed')),
  refreshes: RULE_LISTS,
  follows: ['kind'],
  view({ t, form, now: { kind } }) {
    const target: FormField<Values> =
      kind === 'synonym' || kind === 'redirect'
        ? text('target', t(`teach.${kind}`), {
            hint: t(`teach.${kind}Hint`),
            faults: { invalid: t(`teach.${kind}Fault`) },
            dir: kind === 'redirect' ? 'ltr' : 'auto',
            maxLength: 200,
            required: true,
          })
        : { kind: 'custom', show: kind !== 'ignore' && <ProductChoice /> };
    return {
      label: t('teach.form'),
      fields: [
        ...(given === null
          ? [
              text('typed', t('teach.typed'), {
                hint: t('teach.typedHint'),
                dir: 'auto',
                maxLength: MAX_LENGTH,
                required: true,
              }),
            ]
          : []),
        {
          kind: 'radio',
          name: 'kind',
          label: t('teach.what'),
          options: SEARCH_RULE_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) })),
          onChoose: () => form.clearErrors(),
        },
        target,
        select('locale', t('teach.locale'), ['', ...LOCALES], (value) => t(`locales.${value || 'all'}`)),
        { kind: 'custom', show: <RulePreview /> },
        { kind: 'custom', show: <Taught /> },
      ],
    };
  },
});

/** Teaches the search one thing about one search, with what it was taught already; about any search without `typed`. */
export const TeachForm = ({ typed, ...sheet }: SheetContext & { typed: string | null }) => (
  <ResourceForm form={teaching(typed)} stored={null} layout="sheet" {...sheet} />
);
