import { ADDRESS, pageOf, PICTURE, type FieldTable } from './parts';

const PAYMENT = `
  amount createdAt expiresAt id installments interest method reason secondsLeft simulated status
  pix{ code receiver } boleto{ barcode dueDate line } card{ brand last4 }`;
const SUMMARY = `
  createdAt customer{ city fullName state } installments itemCount number paymentMethod state total`;

/** For `orders.read`. Nothing of the acquirer’s references, of the address that placed it, or of who judged. */
const STAFF_ORDER = `
  ${SUMMARY} version
  lines[]{
    discount picture{ ${PICTURE} } presentation productId quantity slug title titles.* total unitPrice variationId
  }
  totals{ discount freight pixDiscount subtotal total } couponCode
  freight{ businessDays{ max min } carrier name service }
  address{ ${ADDRESS} }
  payer{ document email fullName phone stateRegistration }
  payment{ ${PAYMENT} } payments[]{ ${PAYMENT} }
  customerNote invoice{ number url } tracking{ code url }
  prescription prescriptionReason prescriptionUntil acceptedPrescription{ acceptedAt crmv veterinarian }
  withdrawal{ reason requestedAt until } actions{ cancel pay withdraw }
  staff{ attention internalNote }
  history[]{ at by note state } nextStates[]`;

/** For its owner: nothing the shop notes for itself. */
export const OWN_ORDER = `${STAFF_ORDER} staff:none acceptedPrescription:none`;

/** For the representative it is credited to: the document is masked. */
const CREDITED_ORDER = `${OWN_ORDER} payer{ stateRegistration:none }`;

/** For `orders.write` alone: what is in it and how far it is, and nothing of the person. */
const PROGRESS = `
  ${OWN_ORDER}
  customer{ city:none fullName:none state:none } couponCode:none address:none
  payer{ document:none email:none fullName:none phone:none stateRegistration:none }
  payment:none payments:none customerNote:none withdrawal{ reason:none } history[]{ note:none }`;

/** Nothing waits any more: the time is over, and the words of a denial are gone with the approval. */
const SETTLED = `
  payment{ reason:none secondsLeft:none } payments[]{ reason:none secondsLeft:none }`;

/** Orders, by who asks. */
export const ORDER_FIELDS: FieldTable = {
  'GET /user/self/orders': { 'customer admin': pageOf(SUMMARY) },
  'GET /orders.json': { 'customer admin': `[]{ ${SUMMARY} }` },
  'GET /order.json': { 'owner admin': OWN_ORDER },
  'GET /order/{number}': {
    owner: OWN_ORDER,
    representante: CREDITED_ORDER,
    'orders.read admin': STAFF_ORDER,
  },
  'GET /order/': { 'orders.read representante admin': pageOf(SUMMARY) },
  'GET /order/export': {
    'orders.read admin': `text/csv: Pedido; Data; Situação; Cliente; E-mail; CPF ou CNPJ; Inscrição estadual; Telefone;
      CEP; Cidade; UF; Pagamento; Parcelas; Unidades; Produtos; Desconto do cupom; Desconto do PIX; Frete; Total;
      Cupom; Representante; Entrega; Nota fiscal; Rastreio`,
  },
  'GET /order/held': {
    'orders.read admin': pageOf(`
      held onHand orderCount presentation productId title variationId
      orders[]{ customer email expiresAt number paymentMethod units }`),
  },
  // A new order has no history to speak of yet.
  'POST /checkout/create': {
    'customer admin': `
      ${OWN_ORDER} payment{ reason:none } payments[]{ reason:none } history[]{ note:none }
      invoice:none tracking:none prescription:none prescriptionReason:none prescriptionUntil:none
      withdrawal{ reason:none requestedAt:none until:none }`,
  },
  'POST /checkout/fake_payment/': {
    owner: `${OWN_ORDER} ${SETTLED}`,
    'orders.write': PROGRESS,
    admin: `${STAFF_ORDER} ${SETTLED}`,
  },
  // The newest attempt is by boleto; the older one keeps what it had.
  'POST /order/{number}/payment': {
    owner: `${OWN_ORDER} payment{ card:none pix:none reason:none }`,
  },
  'POST /order/{number}/cancel': {
    owner: `${OWN_ORDER} payment{ secondsLeft:none } payments[]{ secondsLeft:none } nextStates:none`,
  },
  'POST /order/{number}/withdrawal': { owner: OWN_ORDER },
  'PATCH /order/{number}': { 'orders.write': PROGRESS, admin: STAFF_ORDER },
  // Approved at the counter: the newest payment is one that no acquirer saw.
  'PATCH /order/{number}/state': {
    'orders.write': PROGRESS,
    admin: `
      ${STAFF_ORDER} payments[]{ secondsLeft:none }
      payment{ pix:none boleto:none card:none expiresAt:none reason:none secondsLeft:none }`,
  },
  'POST /order/move': { 'orders.write admin': 'items[]{ errorCode number }' },
};
