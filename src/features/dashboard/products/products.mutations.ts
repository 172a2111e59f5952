import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CallInput, Output } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useWithPassword } from '../kit/password-host';
import { useListChange, withRows } from '../resource/use-list-change';
import { managedProductQuery } from './products.queries';

/** What shows a product is asked for again after it changed. */
export function refreshProducts(queryClient: QueryClient) {
  for (const name of ['listManagedProducts', 'getFreshness', 'listStockAdjustments', 'previewProduct']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

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

/** A call that changes a product or makes one: the answer is stored, and what shows products is asked for again. */
function useProductCall<Input>(send: (input: Input) => Promise<ManagedProduct>) {
  const queryClient = useQueryClient();
  return useMutation<ManagedProduct, ApiError, Input>({
    mutationFn: send,
    onSuccess(product) {
      queryClient.setQueryData(managedProductQuery(product.id).queryKey, product);
      refreshProducts(queryClient);
    },
  });
}

/** Changes the stock of a pack. */
export const useAdjustStock = (id: string) =>
  useProductCall((body: CallInput<'adjustStock'>['body']) => call('adjustStock', { params: { id }, body }));

/** Makes a draft like a product. */
export const useDuplicateProduct = () =>
  useProductCall((id: string) => call('duplicateProduct', { params: { id } }));

/** What an editor hands over: a whole new product, or what changed of one on the version it was read in. */
type ProductChange =
  | { id: null; body: CallInput<'createProduct'>['body'] }
  | { id: string; body: CallInput<'updateProduct'>['body'] };

/** Saves a product, asking for the password where the shop wants it (prices). */
export function useSaveProduct() {
  const withPassword = useWithPassword();
  return useProductCall((change: ProductChange) =>
    withPassword(() =>
      change.id === null
        ? call('createProduct', { body: change.body })
        : call('updateProduct', { params: { id: change.id }, body: change.body }),
    ),
  );
}

/** Takes a product away for good. Refused with IN_USE where orders name it. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, string>({
    mutationFn: (id) => call('deleteProduct', { params: { id } }),
    onSuccess: () => refreshProducts(queryClient),
  });
}
