import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { referralPath } from '@config/routes';
import { call } from '@/client/call';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { CreateRedirectBody, Redirect } from '@/contract/schemas/managed-content';
import { useSettled } from '@/lib/browser/use-settled';
import { CopyField } from '../../editor/copy-field';
import { ownPath } from '../../editor/own-path';
import { text } from '../../resource/form-field';
import { judged, sheetForm } from '../../resource/resource-form';

const LinkQrCode = dynamic(() => import('./link-qr-code').then((module) => module.LinkQrCode), {
  ssr: false,
  loading: () => <Skeleton className="aspect-square w-48" />,
});

const QUIET_MS = 600;

/** Without a representative's code the campaign itself is credited. */
type Values = CreateRedirectBody & { representativeCode: string };

/** The whole address of a campaign link, as it is printed and sent. */
const addressOf = (code: string) => `${brand.canonicalUrl}${referralPath(code)}`;

/** Says before a link is printed that the page it leads to does not exist. Not an error: the page may come later. */
function TargetCheck({ path }: { path: string }) {
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

/** A campaign link: its code, the page it leads to and whom it credits. The code stays once it was given out. */
export const RedirectForm = sheetForm({
  texts: 'manage-content',
  item: Redirect,
  body: judged(
    ({ code, target, representativeCode, ...values }: Values) => ({
      ...values,
      code: code.trim(),
      target: ownPath(target),
      representativeCode: representativeCode.trim() || null,
    }),
    CreateRedirectBody,
  ),
  valuesOf: ({ code, target, representativeCode, active }) => ({
    code,
    target,
    representativeCode: representativeCode ?? '',
    active,
  }),
  empty: () => ({ code: '', target: '/', representativeCode: '', active: true }),
  idOf: ({ code }) => code,
  create: (body) => call('createRedirect', { body }),
  update: ({ code }, { code: _, ...body }) => call('updateRedirect', { params: { code }, body }),
  remove: ({ code }) => call('deleteRedirect', { params: { code } }),
  refreshes: ['listRedirects'],
  follows: ['target'],
  view: ({ t, saved, now }) => ({
    label: t('redirects.form'),
    remove: saved && {
      question: t('redirects.deleteQuestion', { code: saved.code }),
      hint: t('redirects.deleteHint'),
    },
    fields: [
      saved
        ? {
            kind: 'custom',
            show: (
              <>
                <CopyField label={t('redirects.link')} value={addressOf(saved.code)} />
                <LinkQrCode address={addressOf(saved.code)} fileName={saved.code} />
              </>
            ),
          }
        : text('code', t('redirects.code'), { hint: t('redirects.codeHint'), dir: 'ltr', required: true }),
      text('target', t('redirects.target'), {
        hint: t('redirects.targetHint'),
        faults: { invalid: t('redirects.targetFault') },
        dir: 'ltr',
        required: true,
      }),
      { kind: 'custom', show: <TargetCheck path={ownPath(now.target)} /> },
      text('representativeCode', t('redirects.representativeCode'), {
        hint: t('redirects.representativeHint'),
        dir: 'ltr',
      }),
      { kind: 'switch', name: 'active', label: t('redirects.active') },
    ],
  }),
});
