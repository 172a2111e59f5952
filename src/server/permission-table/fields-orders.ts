import { ADDRESS, pageOf, PICTURE, type FieldTable } from './parts';

const PAYMENT = `
  amount createdAt expiresAt id installments interest method reason secondsLeft simulated status
  pix{ code receiver } boleto{ barcode dueDate line } boletoPdf card{ brand last4 }`;
/** A file that was sent as a prescription: without the digest of what was sent. */
const SENT = 'bytes href id sentAt type';
const SUMMARY = `
  createdAt customer{ city fullName state } installments isPickUp itemCount number paymentMethod state total`;

/** With the first products, by which its buyer knows it again. */
const OWN_SUMMARY = `${SUMMARY} lineCount lines[]{ picture{ ${PICTURE} } title titles.* }`;

const BASE_ORDER = `
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
  prescription prescriptionReason prescriptionUntil prescriptionFiles[]{ ${SENT} } acceptedPrescription{ acceptedAt crmv veterinarian }
  withdrawal{ reason requestedAt until } actions{ cancel pay withdraw }
  staff{ attention internalNote }
  history[]{ at by note state } nextStates[]`;

/**
 * For `orders.read`: with what is packed, and what was paid where that is another amount; without the acquirer’s
 * references, the address that placed it, and who gave the verdict.
 */
const STAFF_ORDER = `${BASE_ORDER} lines[]{ sku weightGrams } payment{ paid } payments[]{ paid }`;

/** For its owner: without the shop’s notes. */
export const OWN_ORDER = `${BASE_ORDER} staff:none acceptedPrescription:none`;

/** A new order has no history to speak of yet. */
const NEW_ORDER = `
  ${OWN_ORDER} payment{ reason:none } payments[]{ reason:none } history[]{ note:none }
  invoice:none tracking:none prescriptionFiles:none prescription:none prescriptionReason:none prescriptionUntil:none
  withdrawal{ reason:none requestedAt:none until:none }`;

/** For the representative it is credited to: the document is masked, and the invoice, which names it, not linked. */
const CREDITED_ORDER = `
  ${OWN_ORDER} payer{ stateRegistration:none } invoice{ url:none } prescriptionFiles:none
  payment{ boletoPdf:none } payments[]{ boletoPdf:none }`;

/** For `orders.write` alone: its lines and state, and nothing of the person. */
const PROGRESS = `
  ${OWN_ORDER}
  customer{ city:none fullName:none state:none } couponCode:none address:none
  payer{ document:none email:none fullName:none phone:none stateRegistration:none }
  payment:none payments:none customerNote:none invoice{ url:none } tracking:none prescriptionReason:none
  withdrawal{ reason:none } history[]{ note:none }`;

/** A settled order: without an expiry and without the words of a denial. */
const SETTLED = `
  payment{ reason:none secondsLeft:none boletoPdf:none } payments[]{ reason:none secondsLeft:none boletoPdf:none }`;

/** Orders, by who asks. */
export const ORDER_FIELDS: FieldTable = {
  'GET /user/self/orders': { 'customer admin': pageOf(OWN_SUMMARY) },
  'GET /orders.json': { 'customer admin': `[]{ ${OWN_SUMMARY} }` },
  'GET /order.json': { 'owner admin': OWN_ORDER },
  'GET /order/{number}': {
    owner: OWN_ORDER,
    representante: CREDITED_ORDER,
    // Who only reads knows that a file came, and does not open it.
    'orders.read': `${STAFF_ORDER} prescriptionFiles[]{ href:none }`,
    admin: STAFF_ORDER,
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
  'POST /checkout/create': { 'customer admin': NEW_ORDER },
  // A guest reads what an owner reads, by the pass of the order; whether there is an account changes nothing.
  'POST /checkout/guest': { everybody: `order{ ${NEW_ORDER} } pass` },
  'POST /order/guest': { everybody: OWN_ORDER },
  'POST /checkout/fake_guest_payment/': { everybody: `${OWN_ORDER} ${SETTLED}` },
  'POST /order/{number}/guest_payment': {
    everybody: `${OWN_ORDER} payment{ card:none pix:none reason:none }`,
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
    owner: `${OWN_ORDER} payment{ secondsLeft:none boletoPdf:none } payments[]{ secondsLeft:none boletoPdf:none } nextStates:none`,
  },
  'POST /order/{number}/withdrawal': { owner: OWN_ORDER },
  'PATCH /order/{number}': { 'orders.write': PROGRESS, admin: STAFF_ORDER },
  // Approved at the counter: the newest payment is one that no acquirer saw.
  'PATCH /order/{number}/state': {
    'orders.write': PROGRESS,
    admin: `
      ${STAFF_ORDER} payments[]{ secondsLeft:none boletoPdf:none }
      payment{ paid:none pix:none boleto:none card:none expiresAt:none reason:none secondsLeft:none boletoPdf:none }`,
  },
  // What a verdict needs: the name that the prescription should carry, and nothing else of the person.
  'GET /order/prescriptions': {
    'orders.write admin': pageOf(`
      acceptedPrescription:none createdAt fullName lines[]{ presentation quantity title } number prescription
      prescriptionFiles[]{ ${SENT} } prescriptionReason prescriptionUntil state version`),
  },
  'POST /order/{number}/prescription': { owner: OWN_ORDER },
  'POST /order/{number}/guest_prescription': { everybody: 'sentAt' },
  'POST /order/{number}/guest_cancel': {
    everybody: `${OWN_ORDER} payment{ secondsLeft:none boletoPdf:none } payments[]{ secondsLeft:none boletoPdf:none } nextStates:none`,
  },
  'POST /order/{number}/guest_withdrawal': { everybody: 'requestedAt' },
  'POST /order/move': { 'orders.write admin': 'items[]{ errorCode number }' },
};
