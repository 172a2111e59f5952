/**
 * Measures the import of products on the embedded database, through the API: 10,000 new packs in 50 calls of 200, the
 * same table again (nothing changes), with other prices and stocks, as a dry run, and its export.
 *
 *   npm run bench:import -- [--lines 10000] [--write] [--short]
 *
 * `--write` puts the table into docs/import.md. Ends with 1 when a line has another outcome than it must.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { createApp } from '@/server/app';
import { ImportReport } from '@/contract/schemas/managed-products';
import { IMPORT_BATCH } from '@/contract/constants';
import { createFakeGateway } from '@/server/ports/payments/fake-gateway';
import { systemClock } from '@/server/ports/clock';
import { endlessDisk } from '@/server/ports/disk-guard';
import { createFiles } from '@/server/ports/media/create-files';
import { createServices } from '@/server/services';
import { createCollectingMailer } from '@/testing/collecting-mailer';
import { makeCategory } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeImportLine } from './load/make-import-line';
import { openEmpty } from './search/open-empty';
import { inShort, shortOption } from './short';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: inShort('300', '10000') },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const LINES = Number(values.lines);

async function main() {
  const database = await openEmpty('embedded', '');
  const quiet = () => undefined;
  const env = readEnv();
  const services = createServices({
    db: database.db,
    env,
    brand: boaLida,
    clock: systemClock,
    log: { info: quiet, warn: quiet, error: (fields, message) => console.error(message, fields) },
    gateway: createFakeGateway({ brand: boaLida, clock: systemClock }),
    disk: endlessDisk,
    secret: 'the secret of the import bench, thirty-two characters',
    mailer: createCollectingMailer(),
    ...createFiles(env),
  });
  const app = createApp(services);
  const { token } = await makeUser(services, { admin: true });
  await makeCategory(services.db, { slug: 'medida' });

  const send = (method: string, path: string, body?: unknown) =>
    app.request(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const rows: string[] = [];

  async function importAll(name: string, must: string, dryRun: boolean, price: string, stock: string) {
    const outcomes: Record<string, number> = {};
    let slowestMs = 0;
    const started = performance.now();
    for (let start = 0; start < LINES; start += IMPORT_BATCH) {
      const count = Math.min(IMPORT_BATCH, LINES - start);
      const columns = { categorias: 'medida', preco: price, estoque: stock };
      const lines = Array.from({ length: count }, (_, index) =>
        makeImportLine('medida', start + index, columns),
      );
      const callStarted = performance.now();
      const answer = await send('POST', '/product/import', { firstLine: start + 2, lines, dryRun });
      const report = ImportReport.parse(await answer.json());
      slowestMs = Math.max(slowestMs, performance.now() - callStarted);
      for (const { outcome } of report.lines) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    const seconds = (performance.now() - started) / 1_000;
    console.log(
      `${name.padEnd(28)} ${seconds.toFixed(1)} s, slowest call ${Math.round(slowestMs)} ms`,
      outcomes,
    );
    rows.push(`| ${name} | ${seconds.toFixed(1)} | ${Math.round(slowestMs)} ms |`);
    if (outcomes[must] === LINES) return;
    console.log(`  EVERY LINE OF ${LINES} MUST BE ${must}`);
    process.exitCode = 1;
  }

  try {
    console.log(`${LINES} lines, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    await importAll('dry run of new products', 'created', true, '1.234,56', '10');
    await importAll('new products', 'created', false, '1.234,56', '10');
    await importAll('the same table again', 'unchanged', false, '1.234,56', '10');
    const published = performance.now();
    await services.db.execute('update products set published = true');
    console.log(`all published in ${((performance.now() - published) / 1_000).toFixed(1)} s`);
    await importAll('other prices and stocks of published products', 'updated', false, '999,90', '12');
    const exported = performance.now();
    const text = await (await send('GET', '/product/all/export')).text();
    const kilobytes = Math.round(text.length / 1024);
    const exportSeconds = ((performance.now() - exported) / 1_000).toFixed(1);
    console.log(`export: ${exportSeconds} s, ${kilobytes} kB`);
    if (text.split('MEDIDA-').length !== LINES + 1) throw new Error('The export lacks packs.');
    const head = ['| | Seconds | Slowest call |', '| --- | ---: | ---: |'];
    const table = [...head, ...rows, `| export of all | ${exportSeconds} | |`].join('\n');
    const about = `${LINES} lines, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`;
    if (values.write) await writeBetween('docs/import.md#import', `${about}\n\n${table}`);
  } finally {
    await database.close();
  }
}

void main();
