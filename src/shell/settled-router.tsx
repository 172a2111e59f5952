import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter, type NextRouter } from 'next/router';
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@/lib/tasks';

const SettledRouter = createContext<NextRouter | null>(null);

/**
 * Gives what stays around the pages the router of the next page once that page is drawn: what was asked for comes before
 * the mark on the menu.
 */
export function SettledRouterProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [settled, setSettled] = useState(router);
  useEffect(() => {
    if (settled !== router) return afterPaint(() => startTransition(() => setSettled(router)));
  }, [settled, router]);
  return <SettledRouter value={settled}>{children}</SettledRouter>;
}

/** The router, for what stays around the pages: it follows a change of page a frame later. */
export function useSettledRouter(): NextRouter {
  const router = use(SettledRouter) ?? use(RouterContext);
  if (!router) throw new Error('There is no router outside of the shop');
  return router;
}
