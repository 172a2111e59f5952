import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import { useSettled } from '@/lib/browser/use-settled';

const QUIET_MS = 600;

/** Says before a link is printed that the page it leads to does not exist. Not an error: the page may come later. */
export function TargetCheck({ path }: { path: string }) {
  const { t } = useTranslation('manage-content');
  const target = useSettled(path, QUIET_MS);
  const { data: status } = useQuery({
    queryKey: ['page status', target],
    queryFn: ({ signal }) => fetch(target, { method: 'HEAD', signal }).then((response) => response.status),
    enabled: /^\/(?!\/)/.test(target),
    retry: false,
  });
  return (
    <div role="status">
      {target === path && status === 404 && <Notice tone="warn">{t('redirects.targetMissing')}</Notice>}
    </div>
  );
}
