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
  useHotkeys('g>h', () => void router.push(ROUTES.dashboard));
  useHotkeys('g>o', () => void router.push(ROUTES.dashboardOrders));
  useHotkeys('g>p', () => void router.push(DASHBOARD_ROUTES.products));
  useHotkeys('g>u', () => void router.push(DASHBOARD_ROUTES.users));
  useHotkeys('shift+slash', () => setIsOpen(true));
  return isOpen ? <ShortcutsDialog onClose={() => setIsOpen(false)} /> : null;
}
