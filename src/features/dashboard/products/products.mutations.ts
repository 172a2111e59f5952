import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CallInput, Output } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useWithPassword } from '../kit/password-host';
import { managedProductQuery } from './products.queries';

type List = Output<'listManagedProducts'>;
const LISTS = ['listManagedProducts'] as const;

/** What shows a product is asked for again after it changed. */
export function refreshProducts(queryClient: QueryClient) {
  for (const name of ['listManagedProducts', 'getFreshness', 'listStockAdjustments', 'previewProduct']) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

/**
 * Publishes products or takes them off the shop. The lists show it at once; when it fails they stand as before.
 */
export function usePublishProducts() {
  const queryClient = useQueryClient();
  return useMutation<
    { changed: number },
    ApiError,
    { ids: string[]; published: boolean },
    { before: [readonly unknown[], List | undefined][] }
  >({
    mutationFn: (body) => call('updateProducts', { body }),
    async onMutate({ ids, published }) {
      await queryClient.cancelQueries({ queryKey: LISTS });
      const before = queryClient.getQueriesData<List>({ queryKey: LISTS });
      const state = published ? 'published' : 'draft';
      queryClient.setQueriesData<List>(
        { queryKey: LISTS },
        (list) =>
          list && {
            ...list,
            items: list.items.map((item) =>
              ids.includes(item.id) ? { ...item, state, publishAt: null } : item,
            ),
          },
      );
      return { before };
    },
    onError(_, __, context) {
      context?.before.forEach(([key, list]) => queryClient.setQueryData(key, list));
    },
    onSettled: () => refreshProducts(queryClient),
  });
}

/** Changes the stock of a pack; the answer replaces the product. */
export function useAdjustStock(id: string) {
  const queryClient = useQueryClient();
  return useMutation<ManagedProduct, ApiError, CallInput<'adjustStock'>['body']>({
    mutationFn: (body) => call('adjustStock', { params: { id }, body }),
    onSuccess(product) {
      queryClient.setQueryData(managedProductQuery(id).queryKey, product);
      refreshProducts(queryClient);
    },
  });
}

/** Makes a draft like a product. */
export function useDuplicateProduct() {
  const queryClient = useQueryClient();
  return useMutation<ManagedProduct, ApiError, string>({
    mutationFn: (id) => call('duplicateProduct', { params: { id } }),
    onSuccess: () => refreshProducts(queryClient),
  });
}

/** Takes a product away for good. Refused with IN_USE where orders name it. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, string>({
    mutationFn: (id) => call('deleteProduct', { params: { id } }),
    onSuccess: () => refreshProducts(queryClient),
  });
}

/** What an editor hands over: a whole new product, or what changed of one on the version it was read in. */
export type ProductChange =
  | { id: null; body: CallInput<'createProduct'>['body'] }
  | { id: string; body: CallInput<'updateProduct'>['body'] };

/** Saves a product, asking for the password where the shop wants it (prices). */
export function useSaveProduct() {
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  return useMutation<ManagedProduct, ApiError, ProductChange>({
    mutationFn: (change) =>
      withPassword(() =>
        change.id === null
          ? call('createProduct', { body: change.body })
          : call('updateProduct', { params: { id: change.id }, body: change.body }),
      ),
    onSuccess(product) {
      queryClient.setQueryData(managedProductQuery(product.id).queryKey, product);
      refreshProducts(queryClient);
    },
  });
}
