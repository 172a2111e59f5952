import type { Permission } from '@config/permissions';
import type { ParsedInput } from '@/contract/contract';
import { formatDocument } from '@/lib/documents';
import { auditExport } from '@/server/domains/audit/audit-export';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { UserRow } from '@/server/domains/users/users.repo';
import { momentCell } from '@/server/tables/cells';
import { writeTable, type Column } from '@/server/tables/write-table';
import type { Dependencies } from '@/server/dependencies';
import texts from '../../../../public/locales/pt-BR/manage-people.json';
import { listUserIds, loadUserRows, type UserFilter } from './people.repo';

const { permission: words } = texts;

/** As the form of the roles names them. */
const PERMISSION_WORDS: Record<Permission, string> = {
  'orders.read': words.orders.read.name,
  'orders.write': words.orders.write.name,
  'users.read': words.users.read.name,
  'users.write': words.users.write.name,
  'products.write': words.products.write.name,
  'content.write': words.content.write.name,
  'coupons.write': words.coupons.write.name,
  'leads.read': words.leads.read.name,
  'reports.read': words.reports.read.name,
  'search.write': words.search.write.name,
  linha_branca: words.linha_branca.name,
  universidade: words.universidade.name,
  representante: words.representante.name,
};
const named = new Map<string, string>(Object.entries(PERMISSION_WORDS));
const wordOf = (code: string) => named.get(code) ?? code;

const yes = (value: boolean) => (value ? 'sim' : 'não');

/** For `users.read`, who sees documents (`toManagedUser`). Portuguese, as every table of the shop. */
const COLUMNS: readonly Column<UserRow>[] = [
  ['Nome', ({ fullName }) => fullName],
  ['E-mail', ({ email }) => email],
  ['Telefone', ({ phone }) => phone],
  ['CPF ou CNPJ', ({ document }) => document && formatDocument(document)],
  ['Inscrição estadual', ({ stateRegistration }) => stateRegistration],
  ['Região', ({ region }) => region],
  ['Administrador', ({ admin }) => yes(admin)],
  ['Permissões', ({ permissions }) => permissions.map(wordOf).join(', ')],
  ['Código de representante', ({ representativeCode }) => representativeCode],
  ['Veio pelo código', ({ representedByCode }) => representedByCode],
  ['Aceita novidades desde', ({ marketingConsentAt }) => momentCell(marketingConsentAt)],
  ['Cadastro', ({ createdAt }) => momentCell(createdAt)],
];

/** The users of a list as CSV; it is noted who took it. */
export async function exportUsers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  filters: ParsedInput<'exportUsers'>['query'],
  actor: SessionUser,
): Promise<string> {
  const { q, representantes: onlyRepresentatives = false } = filters;
  const filter: UserFilter = { scope: 'all', q, onlyRepresentatives };
  const { csv, rows } = await writeTable({
    columns: COLUMNS,
    listIds: (limit) => listUserIds(db, filter, limit),
    load: (ids) => loadUserRows(db, ids),
  });
  await auditExport(db, { entity: 'user', filters, rows, actorId: actor.id, at: clock.now() });
  return csv;
}
