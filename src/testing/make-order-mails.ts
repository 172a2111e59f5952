import type { MailData } from '@/mails/mail-data';

const facts: MailData<'orderPaid'> = {
  number: 'XX-7K2M9Q',
  fullName: 'Tereza Prado',
  trackingPath: '/order?numero=XX-7K2M9Q&assinatura=abc.def',
  lines: [
    { title: 'Seca Brava <b>40</b>', presentation: 'Saco 30 kg', quantity: 2, unitPrice: 100, total: 200 },
    { title: 'Vermífugo Divisa', presentation: 'Frasco 500 ml', quantity: 1, total: 89.9 },
  ],
  totals: { subtotal: 289.9, discount: 28.99, pixDiscount: 13.05, freight: 42, total: 289.86 },
  couponCode: 'CURRAL10',
  freight: { name: 'Econômica', min: 3, max: 5 },
  address: ['Tereza Prado', 'Rua do Curral, 12', 'Centro, Uberaba/MG, 38010-000'],
  needsPrescription: true,
  prescriptionUntil: '2026-12-02T02:59:59.999Z',
};
const pickUp = {
  ...facts,
  address: null,
  couponCode: null,
  needsPrescription: false,
  prescriptionUntil: null,
};

type PaymentFacts = MailData<'orderPlaced'>['payment'];
const pix: PaymentFacts = {
  method: 'pix',
  status: 'pending',
  amount: 289.86,
  interest: 0,
  installments: 1,
  simulated: true,
  pixCode: '00020126580014br.gov.bcb.pix0114AGR0VET1000175',
  boleto: null,
  expiresAt: '2026-11-21T12:30:00Z',
};
const boleto: PaymentFacts = {
  ...pix,
  method: 'boleto',
  pixCode: null,
  boleto: { line: '99991163700000112009876543210000000000000010123', dueDate: '2026-11-25' },
};
const card: PaymentFacts = {
  ...pix,
  method: 'credit_card',
  status: 'approved',
  amount: 330.12,
  interest: 40.26,
  installments: 12,
  simulated: false,
  pixCode: null,
  expiresAt: null,
};

type OrderMailName =
  | 'orderPlaced'
  | 'orderPaid'
  | 'orderPrescriptionRefused'
  | 'orderShipped'
  | 'orderDelivered'
  | 'orderReview'
  | 'orderCancelled'
  | 'orderRefunded'
  | 'withdrawalReceived'
  | 'withdrawalAsked';

const cancelled = { note: null, refund: 0, method: 'pix' } as const;

/** Every mail about an order, in every shape it can have; test data. */
export const ORDER_MAILS: { [Name in OrderMailName]: MailData<Name>[] } = {
  orderPlaced: [
    { ...facts, payment: pix, isAgain: false },
    { ...facts, payment: boleto, isAgain: true },
    { ...pickUp, payment: card, isAgain: false },
    { ...pickUp, payment: { ...card, status: 'pending' }, isAgain: false },
    { ...facts, payment: { ...card, status: 'denied' }, isAgain: false },
  ],
  orderPaid: [facts, pickUp],
  orderPrescriptionRefused: [{ ...facts, why: 'A data está <b>ilegível</b>' }],
  orderShipped: [
    { ...facts, tracking: { code: 'BR123456789', url: 'https://rastreio.example/BR123456789' } },
    { ...facts, tracking: { code: 'BR123456789', url: null } },
    { ...pickUp, tracking: null },
  ],
  orderDelivered: [{ ...facts, withdrawUntil: '2026-11-29T02:59:59.999Z' }],
  orderReview: [
    {
      ...facts,
      products: [
        { path: '/produtos/matriz-80-cria#avaliacoes', title: 'Matriz 80 Cria', titleLang: 'pt-BR' },
      ],
    },
  ],
  orderCancelled: [
    { ...facts, ...cancelled, why: 'expired' },
    { ...facts, ...cancelled, why: 'denied' },
    { ...facts, ...cancelled, why: 'held' },
    { ...facts, ...cancelled, why: 'returning' },
    { ...facts, ...cancelled, why: 'customer', refund: 289.86, method: 'boleto' },
    { ...facts, ...cancelled, why: 'shop', refund: 330.12, method: 'credit_card', note: 'Lote sem estoque' },
  ],
  orderRefunded: [
    { ...facts, refund: 289.86, method: 'pix', isLate: true },
    { ...facts, refund: 289.86, method: 'boleto', isLate: false },
    { ...facts, refund: 330.12, method: 'credit_card', isLate: false, isSpare: true },
    { ...facts, refund: 289.86, method: 'credit_card', isLate: false, isSoldOut: true },
  ],
  withdrawalReceived: [{ ...facts, paid: 330.12 }],
  withdrawalAsked: [
    { number: 'XX-7K2M9Q', fullName: 'Tereza Prado', email: 'tereza@cliente.example', reason: null },
    {
      number: 'XX-7K2M9Q',
      fullName: 'Tereza Prado',
      email: 'tereza@cliente.example',
      reason: 'Não <i>serviu</i>',
    },
  ],
};
