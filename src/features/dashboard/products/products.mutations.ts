import { call } from '@/client/call';
import type { CallInput, Output } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useAction, type ActionOptions } from '../resource/use-action';
import { useListChange, withRows } from '../resource/use-list-change';
import { managedProductQuery } from './products.queries';

/** What shows products. */
export const PRODUCT_LISTS = ['listManagedProducts', 'listStockAdjustments', 'previewProduct'] as const;

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
    refreshes: ['previewProduct'],
    onDone,
  });

/** A change of a product, or a new one: the answer is stored, and what shows products is asked for again. */
const ofProduct = {
  refreshes: PRODUCT_LISTS,
  keyOf: (product: ManagedProduct | null) => product && managedProductQuery(product.id).queryKey,
} as const;
type Telling<Input> = Pick<
  ActionOptions<Input, ManagedProduct>,
  'done' | 'onDone' | 'onRefused' | 'showsError'
>;

/** Changes the stock of a pack. */
export const useAdjustStock = (id: string, telling: Telling<CallInput<'adjustStock'>['body']>) =>
  useAction({ ...ofProduct, send: (body) => call('adjustStock', { params: { id }, body }), ...telling });

/** Makes a draft like a product. */
export const useDuplicateProduct = (telling: Telling<string>) =>
  useAction({ ...ofProduct, send: (id) => call('duplicateProduct', { params: { id } }), ...telling });

/** What an editor hands over: a whole new product, or what changed of one on the version it was read in. */
type ProductChange =
  | { id: null; body: CallInput<'createProduct'>['body'] }
  | { id: string; body: CallInput<'updateProduct'>['body'] };

/** Saves a product. */
export const useSaveProduct = (telling: Telling<ProductChange>) =>
  useAction({
    ...ofProduct,
    send: (change) =>
      change.id === null
        ? call('createProduct', { body: change.body })
        : call('updateProduct', { params: { id: change.id }, body: change.body }),
    ...telling,
  });
