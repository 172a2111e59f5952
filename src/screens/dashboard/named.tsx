import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useReplaceRoute } from '@/client/use-replace-route';

/** What an id looks like, whatever it is of. */
const ID = /^[\w-]{1,64}$/;

interface DashboardNamedProps {
  /** The list that the thing stands in. */
  list: string;
  children: (id: string) => ReactNode;
}

/** Shows the thing whose id the address carries (`?id=`); an address that can name none leads on to the list. */
export function DashboardNamed({ list, children }: DashboardNamedProps) {
  const { query, isReady } = useRouter();
  const id = typeof query.id === 'string' && ID.test(query.id) ? query.id : null;
  useReplaceRoute(isReady && id === null ? list : null);
  return id && children(id);
}
