import { z } from 'zod';
import { productPath } from '@config/routes';
import { ImportReport } from '@/contract/schemas/managed-products';
import { makeImportLine } from './make-import-line';
import type { Kind } from './open-loop';
import { expectStatus, type Send } from './send';
import type { Stocked } from './stock-up';

/** A price asks for a password of the last minutes: staff signs in again before that. */
const SIGNED_IN_MS = 5 * 60_000;
const IMPORTED_LINES = 100;

interface Rates {
  editsPerMinute: number;
  importsPerMinute: number;
}

/**
 * What staff does beside the visitors of a soak: the name of a published product saved and its page read again, and a table
 * of a hundred packs imported with other prices. Neither touches a pack that is ordered, so that the books can be held
 * against what the visitors were told.
 */
export function makeStaffWork(
  { send, stocked }: { send: Send; stocked: Stocked },
  { editsPerMinute, importsPerMinute }: Rates,
): Kind[] {
  let session = { token: stocked.staff.token, since: performance.now() };
  let turn = 0;

  async function staffToken(): Promise<string> {
    if (performance.now() - session.since < SIGNED_IN_MS) return session.token;
    const body = { email: stocked.staff.email, password: stocked.password };
    const text = expectStatus(await send({ method: 'POST', path: '/api/auth/login', body }), 200);
    session = { token: z.string().parse(JSON.parse(text)), since: performance.now() };
    return session.token;
  }

  async function edit(): Promise<void> {
    const token = await staffToken();
    const one = stocked.edited[turn++ % stocked.edited.length];
    if (!one) throw new Error('The shop has no product whose packs are not ordered');
    const path = `/api/product/all/${one.id}`;
    const found = z
      .object({ version: z.int(), title: z.string() })
      .parse(JSON.parse(expectStatus(await send({ path, token }), 200)));
    const title = `${found.title.replace(/ \(edição \d+\)$/, '')} (edição ${turn})`;
    expectStatus(await send({ method: 'PATCH', path, token, body: { version: found.version, title } }), 200);
    expectStatus(await send({ path: productPath(one.slug) }), 200);
  }

  async function importTable(): Promise<void> {
    const token = await staffToken();
    const price = `${100 + (turn++ % 900)},90`;
    const category = stocked.categorySlugs[0] ?? '';
    const columns = { categorias: category, preco: price, publicado: 'sim' };
    const lines = Array.from({ length: IMPORTED_LINES }, (_, index) =>
      makeImportLine('carga', index, columns),
    );
    const body = { firstLine: 2, lines, dryRun: false };
    const answer = await send({ method: 'POST', path: '/api/product/import', token, body });
    const report = ImportReport.parse(JSON.parse(expectStatus(answer, 200)));
    const refused = report.lines.filter(({ outcome }) => outcome === 'refused');
    if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused[0]?.fields)}`);
  }

  return [
    { name: 'edit of a product, and its page', perSecond: editsPerMinute / 60, ask: edit },
    { name: 'import of 100 packs', perSecond: importsPerMinute / 60, ask: importTable },
  ];
}
