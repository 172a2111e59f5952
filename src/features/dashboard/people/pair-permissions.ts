import { PERMISSIONS } from '@config/permissions';

/** Managing something needs seeing it: the lists and pages that manage are opened by the permission to see. */
const PAIRS = PERMISSIONS.flatMap((view) => {
  if (!view.endsWith('.read')) return [];
  const manage = PERMISSIONS.find((one) => one === view.replace(/read$/, 'write'));
  return manage ? [{ view, manage }] : [];
});

/**
 * What is held after a box was ticked or unticked: who manages also sees, and who no longer sees manages no more. A pair
 * that was left alone stays as it was.
 */
export function pairPermissions(before: readonly string[], now: readonly string[]): string[] {
  const held = new Set(now);
  for (const { view, manage } of PAIRS) {
    if (held.has(manage) && !before.includes(manage)) held.add(view);
    if (before.includes(view) && !held.has(view)) held.delete(manage);
  }
  return [...held];
}
