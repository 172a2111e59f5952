import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { ManagedUser } from '@/contract/schemas/people';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { useFailureText } from '../kit/failure';

/** One user with addresses and what they bought. */
export const userQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getUser', { params: { id } }), staleTime: 0 });

/** A change of one user: the lists are asked again, and who is signed in, for that may be the same person. */
export const ofUser = ({ id }: Pick<ManagedUser, 'id'>) => ({
  refreshes: ['listUsers', 'getSelf'] as const,
  keyOf: () => userQuery(id).queryKey,
  showsError: true,
});

/** Why roles were not changed. A refusal has rules of its own here: who may give and take what. */
export function useRefusalText() {
  const { t } = useTranslation('manage-people');
  const textOf = useFailureText();
  return (error: ApiError) => (error.errorCode === 'FORBIDDEN' ? t('roles.refused') : textOf(error));
}
