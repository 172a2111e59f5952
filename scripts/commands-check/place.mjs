import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copied for commands that write into the repository. */
const WRITTEN = ['demo', 'public'];
const NOT_LINKED = [...WRITTEN, '.git'];

/** A copy of the repository: folders that are written to are copied, the rest is linked. */
function copyRepository(folder) {
  mkdirSync(folder);
  for (const name of WRITTEN) cpSync(name, join(folder, name), { recursive: true });
  for (const name of readdirSync('.'))
    if (!NOT_LINKED.includes(name)) symlinkSync(resolve(name), join(folder, name), 'junction');
}

/** Folders of one run of the commands: data, backups, data that was restored, and a copy of the repository. */
export function makePlace() {
  const root = mkdtempSync(join(tmpdir(), 'commands-'));
  const place = {
    data: join(root, 'data'),
    restored: join(root, 'restored'),
    backups: join(root, 'backups'),
    copy: join(root, 'copy'),
  };
  mkdirSync(place.backups);
  copyRepository(place.copy);
  return {
    ...place,
    /** The archive that `npm run backup` made. */
    findArchive: () =>
      join(place.backups, readdirSync(place.backups).find((name) => name.endsWith('.gz')) ?? 'none'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
