import { useMutation, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { Field } from '@/components/ui/field';
import { MaskedInput } from '@/components/ui/masked-input';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { numberMask } from '@/lib/masks/number-mask';
import { Failure, useFailureText } from '../../kit/failure';
import { useWithPassword } from '../../kit/password-host';
import { PlainTable } from '@/components/ui/plain-table';
import { useRefresh } from '../../resource/use-refresh';
import { readNumber } from '../draft/read-number';
import { PRODUCT_LISTS } from '../products.mutations';
import { managedProductQuery } from '../products.queries';
import { MOST_PERCENT, planPercent, withPrices, type Prices } from './plan-prices';

const MASK = numberMask({ scale: 1, min: -MOST_PERCENT, max: MOST_PERCENT });

function PricesText({ price, salePrice }: Prices) {
  return (
    <span dir="ltr" className="whitespace-nowrap">
      <Money value={price} />
      {salePrice !== null && ' · '}
      {salePrice !== null && <Money value={salePrice} />}
    </span>
  );
}

interface Outcome {
  /** Ids of the products whose prices are new. */
  done: string[];
  failed: { product: ManagedProduct; error: ApiError }[];
}

interface BulkPricesProps {
  /** Ids of the products. */
  ids: readonly string[];
  /** Gets the products whose prices are new. */
  onChanged: (ids: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Changes the prices of products by percent, with every price as it is and as it will be before anything is written.
 * Each product is saved on the version that was shown: one that another person changed meanwhile stays as it is, and
 * says so.
 */
export function BulkPrices({ ids, onChanged, onClose }: BulkPricesProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const textOf = useFailureText();
  const withPassword = useWithPassword();
  const refresh = useRefresh(...PRODUCT_LISTS, 'getManagedProduct');
  const [typed, setTyped] = useState('');
  const percent = readNumber(typed) || 0;
  /** A second press changes none that is done, or may be where its answer was lost: percent on percent. */
  const [done, setDone] = useState<readonly string[]>([]);
  const left = ids.filter((id) => !done.includes(id));
  const read = useQueries({ queries: left.map(managedProductQuery) });
  const products = read.flatMap(({ data }) => data ?? []);
  const missing = read.find(({ error }) => error)?.error;
  const plans = products.map((product) => ({ product, changes: planPercent(product, percent) }));
  const possible = plans.filter(({ changes }) => changes.every(({ isPossible }) => isPossible));
  const isReady = percent !== 0 && possible.length > 0 && products.length === left.length;

  /** Aborted, it goes on for no further product. */
  const run = useRef<AbortController>(null);
  useEffect(() => () => run.current?.abort(), []);
  const change = useMutation<Outcome, ApiError>({
    async mutationFn() {
      const outcome: Outcome = { done: [], failed: [] };
      const { signal } = (run.current = new AbortController());
      for (const { product, changes } of possible) {
        if (signal.aborted) break;
        const { id, version } = product;
        const after = new Map(changes.map((one) => [one.id, one.after]));
        const body = { version, variations: withPrices(product, (pack) => after.get(pack)) };
        try {
          await withPassword(() => call('updateProduct', { params: { id }, body }));
          outcome.done.push(id);
        } catch (error) {
          if (!isApiError(error)) throw error;
          outcome.failed.push({ product, error });
          // Given up: it is not asked for again with each of the others.
          if (error.errorCode === 'PASSWORD_REQUIRED') break;
        }
      }
      return outcome;
    },
    onSuccess({ done: changed, failed }) {
      if (changed.length > 0) notify('success', t('prices.changed', { count: changed.length }));
      const lost = failed.filter(({ error }) => error.status === 0 || error.status >= 500);
      setDone([...done, ...changed, ...lost.map(({ product }) => product.id)]);
      onChanged(changed);
      if (failed.length === 0) onClose();
    },
    onSettled: refresh,
  });
  /** Stays open until the product that is being changed has its answer: what was refused is shown here. */
  const close = () => {
    run.current?.abort();
    if (!change.isPending) onClose();
  };
  return (
    <DialogFrame open onClose={close} title={t('prices.bulk')} closeLabel={t('manage:close')} wide>
      <form
        noValidate
        aria-label={t('prices.bulk')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !change.isPending) change.mutate();
        }}
        className="grid gap-4"
      >
        {(missing ?? change.error) && <Failure error={(missing ?? change.error) as ApiError} />}
        {change.data?.failed.map(({ product, error }) => (
          <Notice key={product.id} tone="error" role="alert" title={product.title}>
            {textOf(error)}
          </Notice>
        ))}
        <Field label={t('prices.percent')} hint={t('prices.percentHint')} required>
          <MaskedInput mask={MASK} value={typed} onChange={setTyped} inputMode="text" autoComplete="off" />
        </Field>
        <div className="max-h-80 overflow-auto">
          <PlainTable
            caption={t('prices.preview')}
            heads={[
              { text: t('table.product') },
              { text: t('prices.before'), align: 'end' },
              { text: t('prices.after'), align: 'end' },
            ]}
            rows={plans.flatMap(({ product, changes }) =>
              changes.map(({ id, presentation, before, after, isPossible }) => ({
                key: id,
                cells: [
                  <span key="name" lang="pt-BR">{`${product.title} · ${presentation}`}</span>,
                  <PricesText key="before" {...before} />,
                  isPossible ? <PricesText key="after" {...after} /> : t('prices.impossible'),
                ],
              })),
            )}
          />
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" disabled={!isReady} pending={change.isPending}>
            {t('prices.apply', { count: possible.length })}
          </Button>
          <Button tone="quiet" onClick={close}>
            {t('manage:cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
