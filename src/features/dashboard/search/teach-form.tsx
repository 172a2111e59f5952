import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { isLocale, LOCALES, type Locale } from '@config/locales';
import { call } from '@/client/call';
import { usePageLocale } from '@/client/use-page-locale';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { SEARCH_RULE_KINDS, type SearchRuleKind } from '@/contract/constants';
import { useFieldText } from '../resource/form-errors';
import { Failure } from '../kit/failure';
import { ProductChoice, type ChosenProduct } from './product-choice';
import { RulePreview } from './rule-preview';
import { useAction } from '../resource/use-action';
import { RULE_LISTS, type NewRule } from './searches.queries';

interface TeachFormProps {
  typed: string;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  /** What stands below the form. */
  children: ReactNode;
}

const isOfProduct = (kind: SearchRuleKind) => kind === 'pin' || kind === 'hide';

/** Teaches the search one thing about one text, with what it shows now beside what it would show. */
export function TeachForm({ typed, onDirty, onDone, children }: TeachFormProps) {
  const { t } = useTranslation(['manage-search', 'manage']);
  const own = usePageLocale();
  const group = useId();
  const fieldText = useFieldText();
  const create = useAction({
    refreshes: RULE_LISTS,
    send: (body: NewRule) => call('createSearchRule', { body }),
    done: () => t('manage:saved'),
    showsError: true,
    onDone() {
      onDirty(false);
      onDone();
    },
  });
  const [kind, setKind] = useState<SearchRuleKind>('synonym');
  const [text, setText] = useState('');
  const [product, setProduct] = useState<ChosenProduct | null>(null);
  const [locale, setLocale] = useState<Locale | null>(null);

  const target = kind === 'ignore' ? '' : isOfProduct(kind) ? (product?.id ?? '') : text.trim();
  const isDirty = text !== '' || product !== null;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const refused = create.error?.fields.target;
  const error = refused ? (fieldText({ message: refused }) ?? null) : null;
  const choose = (next: SearchRuleKind) => {
    create.reset();
    setKind(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ kind, typed, locale, target });
  };

  return (
    <form noValidate aria-label={t('teach.form')} onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-5">
        {create.error && (!error || kind === 'ignore') && <Failure error={create.error} />}
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{t('teach.what')}</legend>
          {SEARCH_RULE_KINDS.map((value) => (
            <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name={group}
                checked={kind === value}
                onChange={() => choose(value)}
                className="size-5 shrink-0 accent-primary"
              />
              {t(`kinds.${value}`)}
            </label>
          ))}
        </fieldset>
        {(kind === 'synonym' || kind === 'redirect') && (
          <Field key={kind} label={t(`teach.${kind}`)} hint={t(`teach.${kind}Hint`)} error={error} required>
            <TextInput
              value={text}
              onChange={(event) => setText(event.target.value)}
              dir={kind === 'redirect' ? 'ltr' : 'auto'}
              maxLength={200}
              autoComplete="off"
            />
          </Field>
        )}
        {isOfProduct(kind) && (
          <ProductChoice typed={typed} chosen={product} onChoose={setProduct} error={error} />
        )}
        <Field label={t('teach.locale')}>
          <Select
            value={locale ?? ''}
            onChange={({ target: { value } }) => setLocale(isLocale(value) ? value : null)}
          >
            <option value="">{t('locales.all')}</option>
            {LOCALES.map((value) => (
              <option key={value} value={value}>
                {t(`locales.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <RulePreview
          typed={typed}
          locale={locale ?? own}
          rule={target === '' ? null : { kind, typed, locale, target }}
        />
        {children}
      </div>
      <div className="border-t border-line px-5 py-4">
        <Button type="submit" pending={create.isPending}>
          {t('manage:save')}
        </Button>
      </div>
    </form>
  );
}
