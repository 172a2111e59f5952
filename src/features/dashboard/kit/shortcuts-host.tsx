import { useRouter } from 'next/router';
import { useHotkeys } from 'react-hotkeys-hook';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import { lazyPart } from './lazy-part';
import { useHasShortcuts } from './shortcuts-store';

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

/** A shortcut of the browser or the system; AltGr writes a sign. */
const isCommand = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

interface ShortcutsHostProps {
  /** Whether the list of the keys is open. */
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Keys of the dashboard: `/` searches, `j` and `k` walk the rows, `x` chooses one, `g` and a letter go somewhere. They can be
 * switched off in their list.
 */
export function ShortcutsHost({ isOpen, onOpen, onClose }: ShortcutsHostProps) {
  const router = useRouter();
  const enabled = useHasShortcuts();
  const options = { enabled };
  const searchField = (event: KeyboardEvent) => {
    const field = document.querySelector<HTMLElement>('main input[type="search"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  // By what they write: each keyboard has these two elsewhere, and some with Shift.
  const written = { ...options, useKey: true, ignoreModifiers: true, ignoreEventWhen: isCommand };
  useHotkeys('/', searchField, written);
  useHotkeys('j', () => step(1), options);
  useHotkeys('k', () => step(-1), options);
  const choose = () => {
    const row = document.activeElement?.closest('[data-row]');
    row?.querySelector<HTMLElement>('[data-row-box]')?.click();
  };
  useHotkeys('x', choose, options);
  const go = (path: string) => followLink(path, () => void router.push(path));
  useHotkeys('g>h', () => go(ROUTES.dashboard), options);
  useHotkeys('g>o', () => go(ROUTES.dashboardOrders), options);
  useHotkeys('g>p', () => go(DASHBOARD_ROUTES.products), options);
  useHotkeys('g>u', () => go(DASHBOARD_ROUTES.users), options);
  useHotkeys('?', onOpen, written);
  return isOpen ? <ShortcutsDialog onClose={onClose} /> : null;
}
