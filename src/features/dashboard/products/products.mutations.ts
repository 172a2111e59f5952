import { call } from '@/client/call';
import type { CallInput, Output } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useListChange, withRows } from '../resource/use-list-change';
import { managedProductQuery } from './products.queries';

/** What shows products, or counts them. */
export const PRODUCT_LISTS = [
  'listManagedProducts',
  'listStockAdjustments',
  'previewProduct',
  'getReport',
] as const;

type Publishing = CallInput<'updateProducts'>['body'];

/** Publishes products or takes them off the shop: at once in the lists, which stand as before when it fails. */
export const usePublishProducts = (onDone: (answer: Output<'updateProducts'>, asked: Publishing) => void) =>
  useListChange({
    list: 'listManagedProducts',
    send: (body: Publishing) => call('updateProducts', { body }),
    apply(list, { ids, published }) {
      const state = published ? ('published' as const) : ('draft' as const);
      return withRows(list, (row) => (ids.includes(row.id) ? { ...row, state, publishAt: null } : row));
    },
    refreshes: ['previewProduct', 'getManagedProduct', 'getReport'],
    onDone,
  });

/** A change of a product, or a copy of it: the answer is stored, and what shows products is asked for again. */
export const ofProduct = (id: string) =>
  ({
    refreshes: PRODUCT_LISTS,
    keyOf: (answer: ManagedProduct | null) => managedProductQuery(answer?.id ?? id).queryKey,
  }) as const;
