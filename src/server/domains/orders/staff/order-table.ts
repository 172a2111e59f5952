import type { OrderStateName, PaymentMethodName } from '@/contract/constants';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import { momentCell, moneyCell } from '@/server/tables/cells';
import type { Column } from '@/server/tables/write-table';
import type { ListedOrder } from './order-list.repo';

/** Tables are for the shop's own spreadsheets and stay Portuguese, as the catalogue does. */
const STATES: Record<OrderStateName, string> = {
  pending_payment: 'Aguardando pagamento',
  approved: 'Aprovado',
  picking: 'Em separação',
  shipped: 'Enviado',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
};
const METHODS: Record<PaymentMethodName, string> = {
  pix: 'Pix',
  boleto: 'Boleto',
  credit_card: 'Cartão de crédito',
};

/** Columns of the table of orders, for users who may see documents. */
export const ORDER_COLUMNS: readonly Column<ListedOrder>[] = [
  ['Pedido', ({ order }) => order.number],
  ['Data', ({ order }) => momentCell(order.createdAt)],
  ['Situação', ({ order }) => STATES[order.state]],
  ['Cliente', ({ order }) => order.payer.fullName],
  ['E-mail', ({ order }) => order.payer.email],
  ['CPF ou CNPJ', ({ order }) => formatDocument(order.payer.document)],
  ['Inscrição estadual', ({ order }) => order.payer.stateRegistration],
  ['Telefone', ({ order }) => order.payer.phone],
  ['CEP', ({ order }) => (order.address ? formatCep(order.address.postalCode) : null)],
  ['Cidade', ({ order }) => order.address?.city ?? null],
  ['UF', ({ order }) => order.address?.state ?? null],
  ['Pagamento', ({ order }) => METHODS[order.paymentMethod]],
  ['Parcelas', ({ order }) => order.installments],
  ['Unidades', ({ itemCount }) => itemCount],
  ['Produtos', ({ order }) => moneyCell(order.subtotalCents)],
  ['Desconto do cupom', ({ order }) => moneyCell(order.discountCents)],
  ['Desconto do PIX', ({ order }) => moneyCell(order.pixDiscountCents)],
  ['Frete', ({ order }) => moneyCell(order.freightCents)],
  ['Total', ({ order }) => moneyCell(order.totalCents)],
  ['Cupom', ({ order }) => order.couponCode],
  ['Representante', ({ order }) => order.representativeCode],
  ['Entrega', ({ order }) => order.freight.name],
  ['Nota fiscal', ({ order }) => order.invoiceNumber],
  ['Rastreio', ({ order }) => order.trackingCode],
];
