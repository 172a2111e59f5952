import type { LeadKind } from '@/contract/constants';
import type { ParsedInput } from '@/contract/contract';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import { auditExport } from '@/server/domains/audit/audit-export';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { momentCell } from '@/server/tables/cells';
import { writeTable, type Column } from '@/server/tables/write-table';
import type { Dependencies } from '@/server/dependencies';
import { listLeadIds, loadLeadRows, type LeadRow } from './leads.repo';
import { referenceOf } from './plan-lead';

const KINDS: Record<LeadKind, string> = {
  contact: 'Contato',
  partner: 'Parceria',
  own_brand: 'Marca própria',
  quote: 'Orçamento',
  quote_basket: 'Lista de orçamento',
};

const field =
  (name: string) =>
  ({ data }: LeadRow) =>
    data[name] ?? null;

/** The fields of every form (`LeadForms`), each in a column. Portuguese, as every table of the shop. */
const COLUMNS: readonly Column<LeadRow>[] = [
  ['Protocolo', ({ id }) => referenceOf(id)],
  ['Data', ({ createdAt }) => momentCell(createdAt)],
  ['Formulário', ({ kind }) => KINDS[kind]],
  ['Nome', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Telefone', ({ phone }) => phone],
  ['Empresa', field('company')],
  ['CPF ou CNPJ', ({ data }) => (data.document ? formatDocument(data.document) : null)],
  ['Cidade', field('city')],
  ['UF', field('state')],
  ['Assunto', field('topic')],
  ['Atividade', field('activity')],
  ['Produto', field('product')],
  ['Página do produto', field('productSlug')],
  ['Volume mensal (kg)', field('monthlyVolume')],
  [
    'Itens',
    ({ lines }) =>
      lines.map(({ units, title, presentation }) => `${units} × ${title}, ${presentation}`).join(' | ') ||
      null,
  ],
  ['CEP', ({ data }) => (data.cep ? formatCep(data.cep) : null)],
  ['Responder até', ({ answerBy }) => momentCell(answerBy)],
  ['Mensagem', ({ message }) => message],
  ['Idioma', ({ locale }) => locale],
  ['Respondido em', ({ handledAt }) => momentCell(handledAt)],
];

/** The messages of a list as CSV; it is noted who took it. */
export async function exportLeads(
  { db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>,
  filters: ParsedInput<'exportLeads'>['query'],
  actor: SessionUser,
): Promise<string> {
  const { tipo: kind, pendentes: onlyOpen, q } = filters;
  const filter = { brandId: brand.id, kind, onlyOpen, q };
  const { csv, rows } = await writeTable({
    columns: COLUMNS,
    listIds: (limit) => listLeadIds(db, filter, limit),
    load: (ids) => loadLeadRows(db, ids),
  });
  await auditExport(db, { entity: 'lead', filters, rows, actorId: actor.id, at: clock.now() });
  return csv;
}
