import { useRouter } from 'next/router';
import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import { lazyPart } from './lazy-part';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Moves the focus from row to row of the table on the page. */
function step(by: 1 | -1) {
  const links = rowLinks();
  const at = links.findIndex((link) => link === document.activeElement);
  links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
}

/** Goes somewhere as a link does: a form with unsaved changes asks first (resource/use-unsaved-guard.ts). */
function followLink(path: string, follow: () => void) {
  const link = document.createElement('a');
  link.href = path;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    follow();
  });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Keys of the dashboard: `/` searches, `j` and `k` walk the rows, `x` chooses one, `g` and a letter go somewhere. */
export function ShortcutsHost() {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  useHotkeys('slash', (event) => {
    const field = document.querySelector<HTMLElement>('main input[type="search"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  useHotkeys('j', () => step(1));
  useHotkeys('k', () => step(-1));
  useHotkeys('x', () => {
    const row = document.activeElement?.closest('[data-row]');
    row?.querySelector<HTMLElement>('[data-row-box]')?.click();
  });
  const go = (path: string) => followLink(path, () => void router.push(path));
  useHotkeys('g>h', () => go(ROUTES.dashboard));
  useHotkeys('g>o', () => go(ROUTES.dashboardOrders));
  useHotkeys('g>p', () => go(DASHBOARD_ROUTES.products));
  useHotkeys('g>u', () => go(DASHBOARD_ROUTES.users));
  useHotkeys('shift+slash', () => setIsOpen(true));
  return isOpen ? <ShortcutsDialog onClose={() => setIsOpen(false)} /> : null;
}
