import type { Namespace } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { hasPermission } from '@config/has-permission';
import type { EndpointName } from '@/contract/endpoints';
import { ButtonLink } from '@/components/ui/button-link';
import { useSelf } from '@/features/auth/session';
import { PageHead } from '@/features/dashboard/kit/page-head';
import type { Resource } from '@/features/dashboard/resource/define-resource';
import { ResourceList, ResourceTools, useListQuery } from '@/features/dashboard/resource/resource-list';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './gate';

interface ResourceScreenProps<K extends EndpointName, Name extends string, Ns extends Namespace> {
  resource: Resource<K, Name, Ns>;
  /** Stands above the list. */
  children?: ReactNode;
}

/** The page of a kind of content: its heading, and its list for those who may see it. */
export function ResourceScreen<K extends EndpointName, Name extends string, Ns extends Namespace>({
  resource,
  children,
}: ResourceScreenProps<K, Name, Ns>) {
  const { t } = useTranslation(resource.texts);
  const self = useSelf();
  const title = resource.title(t);
  const { newItem, actions, permission } = resource;
  // What leads on has its place before the user is known.
  const mayOpen = !self || hasPermission(self, permission);
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title}>
        {mayOpen && (
          <>
            <div className="contents" style={{ visibility: self ? undefined : 'hidden' }}>
              <ResourceTools resource={resource} />
            </div>
            {actions?.(t)}
            {newItem && <ButtonLink href={newItem.href}>{newItem.label(t)}</ButtonLink>}
          </>
        )}
      </PageHead>
      <DashboardGate permission={permission} prefetch={[{ ...useListQuery(resource), permission }]}>
        {(user) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {children}
            <ResourceList resource={resource} user={user} />
          </div>
        )}
      </DashboardGate>
    </>
  );
}
