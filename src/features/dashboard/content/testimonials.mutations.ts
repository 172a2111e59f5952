import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { ManagedTestimonial } from '@/contract/schemas/managed-content';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { testimonialListQuery } from './testimonials.queries';
import { useRefresh } from './use-refresh';

/** Shows a testimonial on the shop or takes it off: at once on the screen, with a way back. */
export function useShowTestimonial(page: number) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const refresh = useRefresh('listManagedTestimonials');
  const { queryKey } = testimonialListQuery(page);
  const put = (id: string, change: Partial<ManagedTestimonial>) =>
    queryClient.setQueryData(
      queryKey,
      (list) =>
        list && {
          ...list,
          items: list.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
        },
    );

  const mutation = useMutation<ManagedTestimonial, ApiError, ManagedTestimonial>({
    mutationFn: ({ id, version, published }) =>
      call('updateTestimonial', { params: { id }, body: { version, published: !published } }),
    async onMutate({ id, published }) {
      await queryClient.cancelQueries({ queryKey });
      put(id, { published: !published });
    },
    onSuccess(saved) {
      put(saved.id, saved);
      notify('success', t(saved.published ? 'testimonials.shown' : 'testimonials.hidden'), {
        label: t('manage:undo'),
        run: () => mutation.mutate(saved),
      });
    },
    onError(error, { id, published }) {
      put(id, { published });
      notify('error', textOf(error));
    },
    onSettled: refresh,
  });
  return mutation;
}
