import { z } from 'zod';

/** What Getnet takes, as far as the shop sends it (docs/brazil.md). */
export const CreditBody = z.object({
  idempotency_key: z.string().min(1),
  order_id: z.string().max(36),
  data: z.object({
    amount: z.int().positive(),
    payment: z.object({
      payment_method: z.literal('CREDIT'),
      transaction_type: z.enum(['FULL', 'INSTALL_NO_INTEREST']),
      number_installments: z.int().min(1),
      soft_descriptor: z.string().max(22),
      card: z.object({ number_token: z.string().length(128), security_code: z.string().regex(/^\d{3,4}$/) }),
    }),
  }),
});
export const PixBody = z.object({
  idempotency_key: z.string().min(1),
  order_id: z.string(),
  amount: z.int().positive(),
  customer_id: z.string().max(36),
});
export const BoletoBody = z.object({
  idempotency_key: z.string().min(1),
  data: z.object({
    amount: z.int().positive(),
    order: z.object({ order_id: z.string() }),
    boleto: z.object({
      expiration_date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
      document_number: z.string().max(15),
    }),
  }),
});
export const CancelBody = z.object({
  payment_id: z.string(),
  amount: z.int().optional(),
  cancel_custom_key: z.string().max(32).optional(),
});
