/**
 * Every command that README.md and docs/ name, in the order it is tried, each with the arguments of its short form.
 * `in` names the folder it runs in, when it is not this one; `env` and `args` may ask for the place of this run;
 * `until` an address that must answer 200, for what runs until it is stopped; `needs` a file, without which it is
 * skipped for the reason given; `follows` what must run after the one before it.
 */
export const COMMANDS = [
  { name: 'npm run docs:diagram', args: () => ['--check'] },
  { name: 'npm run brand:check' },
  { name: 'node scripts/brand-demo.mjs', args: () => ['boa-lida', 'tropa-e-sela'], in: 'copy' },
  { name: 'npx tsx scripts/brand-icons.ts', args: () => ['boa-lida'], in: 'copy' },
  { name: 'npx tsx scripts/brand-pictures.ts', in: 'copy' },
  { name: 'npx tsx scripts/media.ts' },
  { name: 'npm start', until: '/api/ready' },
  { name: 'npm run dev', until: '/api/health', follows: true },
  { name: 'npm run doctor', follows: true },
  { name: 'npm run backup', args: ({ backups }) => ['--to', backups, '--keep', '30'], follows: true },
  {
    name: 'npm run restore',
    follows: true,
    args: ({ findArchive }) => ['--from', findArchive()],
    env: ({ restored }) => ({ DATA_DIR: restored }),
  },
  {
    name: 'npm run grant-admin',
    follows: true,
    args: () => ['joao.sobral@cliente.example'],
    env: ({ restored }) => ({ DATA_DIR: restored }),
  },
  {
    name: 'npm run ship:check',
    args: () => ['--built'],
    // A second database and a Redis would double its time; the full form tries them.
    env: () => ({ TEST_DATABASE_URL: '', TEST_REDIS_URL: '' }),
    needs: ['standalone/server.mjs', 'the build was made without --standalone'],
  },
  ...[
    '',
    ':kill',
    ':buyers',
    ':fuzz',
    ':import',
    ':orders',
    ':search',
    ':scale',
    ':tuning',
    ':private',
    ':engines',
  ].map(short),
  ...[':load', ':soak', ':crowd', ':faults', ':fleet', ':proxy'].map(short),
  { name: 'npm run test:engines', args: () => ['--short'] },
  { name: 'npm run bench:strangers' },
  { name: 'npx tsx bench/account-timing.ts', args: () => ['--short'] },
];

/**
 * One part of the commands, in their order. A command that works on what another left (a restore on its backup) is never
 * parted from it.
 * @param part from 1 on
 */
export function takePart(commands, part, parts) {
  const size = Math.ceil(commands.length / parts);
  const groups = commands.reduce((all, command) => {
    const last = all.at(-1);
    if (command.follows && last) last.push(command);
    else all.push([command]);
    return all;
  }, []);
  const chosen = [[]];
  for (const group of groups) {
    if (chosen.at(-1).length >= size && chosen.length < parts) chosen.push([]);
    chosen.at(-1).push(...group);
  }
  return chosen[part - 1] ?? [];
}

/** Those that `npm test` runs by itself or that contain it, and the one that makes migrations. */
export const ELSEWHERE = [
  ...['npm test', 'npm run verify', 'npm run build', 'npm run e2e', 'npm run commands:check'],
  ...['npm run types', 'npm run lint', 'npm run walls', 'npm run format', 'npm run test:unit'],
  ...['npm run test:all', 'npm run test:long', 'npm run test:node', 'npm run test:look'],
  'npm run db:generate',
];

function short(kind) {
  return { name: `npm run bench${kind}`, args: () => ['--short'] };
}
