import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { editorChoicesQuery } from './choices.queries';
import { CheckList } from './check-list';

interface BrandFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | null;
  inputRef?: (element: HTMLInputElement | null) => void;
}

/** The brands whose shops show something. */
export function BrandField(props: BrandFieldProps) {
  const { t } = useTranslation('manage-content');
  const { data } = useQuery(editorChoicesQuery);
  const options = (data?.brands ?? []).map(({ id, name }) => ({ value: id, text: name }));
  return <CheckList {...props} label={t('brands')} options={options} required />;
}
