/**
 * Every command that README.md and docs/ name, in the order it is tried, each with the arguments of its short form.
 * `in` names the folder it runs in, when it is not this one; `env` and `args` may ask for the place of this run;
 * `until` an address that must answer 200, for what runs until it is stopped; `needs` a file, without which it is
 * skipped for the reason given.
 */
export const COMMANDS = [
  { name: 'npm run brand:check' },
  { name: 'node scripts/brand-demo.mjs', args: () => ['boa-lida', 'tropa-e-sela'], in: 'copy' },
  { name: 'npx tsx scripts/brand-icons.ts', args: () => ['boa-lida'], in: 'copy' },
  { name: 'npx tsx scripts/brand-pictures.ts', in: 'copy' },
  { name: 'npx tsx scripts/media.ts' },
  { name: 'npm start', until: '/api/ready' },
  { name: 'npm run dev', until: '/api/health' },
  { name: 'npm run doctor' },
  { name: 'npm run backup', args: ({ backups }) => ['--to', backups, '--keep', '30'] },
  {
    name: 'npm run restore',
    args: ({ findArchive }) => ['--from', findArchive()],
    env: ({ restored }) => ({ DATA_DIR: restored }),
  },
  {
    name: 'npm run grant-admin',
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
  ...['', ':kill', ':buyers', ':fuzz', ':import', ':orders', ':search', ':scale', ':tuning'].map(short),
  ...[':load', ':crowd', ':faults', ':fleet', ':proxy'].map(short),
  { name: 'npx tsx bench/account-timing.ts', args: () => ['--short'] },
];

/** Those that `npm test` runs by itself, and the one that makes migrations while the shop is developed. */
export const ELSEWHERE = [
  ...['npm test', 'npm run verify', 'npm run build', 'npm run e2e', 'npm run commands:check'],
  ...['npm run types', 'npm run lint', 'npm run walls', 'npm run format', 'npm run test:unit'],
  'npm run db:generate',
];

function short(kind) {
  return { name: `npm run bench${kind}`, args: () => ['--short'] };
}
