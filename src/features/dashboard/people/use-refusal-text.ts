import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { useFailureText } from '../kit/failure';

/** Why roles were not changed. A refusal has rules of its own here: who may give and take what. */
export function useRefusalText() {
  const { t } = useTranslation('manage-people');
  const textOf = useFailureText();
  return (error: ApiError) => (error.errorCode === 'FORBIDDEN' ? t('roles.refused') : textOf(error));
}
