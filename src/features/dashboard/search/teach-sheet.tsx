import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { LOCALES, type Locale } from '@config/locales';
import { call } from '@/client/call';
import { usePageLocale } from '@/client/use-page-locale';
import { SEARCH_RULE_KINDS, type SearchRuleKind } from '@/contract/constants';
import { CreateSearchRuleBody, SearchRule } from '@/contract/schemas/search-desk';
import { useFieldText } from '../resource/form-errors';
import { select, text, type FormField } from '../resource/form-field';
import { judged, ResourceForm, type FormDefinition } from '../resource/resource-form';
import { ProductChoice, type ChosenProduct } from './product-choice';
import { RuleActions } from './rule-actions';
import { RulePreview } from './rule-preview';
import { RuleText } from './rule-text';
import { RULE_LISTS, rulesOfSearchQuery } from './searches.queries';

interface Values {
  kind: SearchRuleKind;
  /** Words, or an address. */
  target: string;
  product: ChosenProduct | null;
  /** Empty: for every language. */
  locale: Locale | '';
}

const isOfProduct = (kind: SearchRuleKind) => kind === 'pin' || kind === 'hide';

/** The rule that the form holds about a text. */
function ruleOf(typed: string, { kind, target, product, locale }: Values) {
  const named = isOfProduct(kind) ? (product?.id ?? '') : target.trim();
  return { kind, typed, locale: locale || null, target: kind === 'ignore' ? '' : named };
}

/** The product that a rule is about. */
function ProductField({ typed }: { typed: string }) {
  const { setValue, getFieldState, formState } = useFormContext<Values>();
  const product = useWatch<Values, 'product'>({ name: 'product' });
  const textOf = useFieldText();
  return (
    <ProductChoice
      typed={typed}
      chosen={product}
      onChoose={(chosen) => setValue('product', chosen, { shouldDirty: true })}
      error={textOf(getFieldState('target', formState).error) ?? null}
    />
  );
}

/** What the search shows now beside what it would show with the rule that the form holds. */
function Preview({ typed }: { typed: string }) {
  const own = usePageLocale();
  const rule = ruleOf(typed, useWatch<Values>() as Values);
  return <RulePreview typed={typed} locale={rule.locale ?? own} rule={rule.target === '' ? null : rule} />;
}

/** What one search was taught. */
function Taught({ typed }: { typed: string }) {
  const { t } = useTranslation('manage-search');
  const { data } = useQuery(rulesOfSearchQuery(typed));
  if (!data?.items.length) return null;
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

/** The form of a new rule about a text. */
const teaching = (
  typed: string,
): FormDefinition<Values, CreateSearchRuleBody, SearchRule, 'manage-search'> => ({
  texts: 'manage-search',
  item: SearchRule,
  body: judged((values) => ruleOf(typed, values), CreateSearchRuleBody),
  valuesOf: ({ kind, target, locale }) => ({ kind, target, product: null, locale: locale ?? '' }),
  empty: () => ({ kind: 'synonym', target: '', product: null, locale: '' }),
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
            dir: kind === 'redirect' ? 'ltr' : 'auto',
            maxLength: 200,
            required: true,
          })
        : { kind: 'custom', show: kind !== 'ignore' && <ProductField typed={typed} /> };
    return {
      label: t('teach.form'),
      fields: [
        {
          kind: 'radio',
          name: 'kind',
          label: t('teach.what'),
          options: SEARCH_RULE_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) })),
          onChoose: () => form.clearErrors(),
        },
        target,
        select('locale', t('teach.locale'), ['', ...LOCALES], (value) => t(`locales.${value || 'all'}`)),
        { kind: 'custom', show: <Preview typed={typed} /> },
        { kind: 'custom', show: <Taught typed={typed} /> },
      ],
    };
  },
});

interface TeachSheetProps {
  /** The search that is taught. */
  typed: string;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Teaches the search one thing about one text, with what it was taught already. */
export const TeachSheet = ({ typed, ...sheet }: TeachSheetProps) => (
  <ResourceForm form={teaching(typed)} stored={null} isSheet {...sheet} />
);
