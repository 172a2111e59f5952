import { z } from 'zod';
import { CreateOrderBody } from './checkout';
import { CancelOrderBody, FakePaymentBody, Order, PayOrderBody } from './orders';
import { GuestPayer } from './payer';
import { Id, Line } from './primitives';

/** Opens one order to the browser that placed it without an account. */
const Pass = Line(200);

/** An order without an account. */
export const CreateGuestOrderBody = CreateOrderBody.extend({ payer: GuestPayer });
export type CreateGuestOrderBody = z.output<typeof CreateGuestOrderBody>;

export const GuestOrder = z.object({ order: Order, pass: z.string() });
export type GuestOrder = z.infer<typeof GuestOrder>;

export const GetGuestOrderBody = z.strictObject({ number: Id, pass: Pass });

export const PayGuestOrderBody = PayOrderBody.extend({ pass: Pass });
export type PayGuestOrderBody = z.output<typeof PayGuestOrderBody>;

export const EndGuestOrderBody = CancelOrderBody.extend({ pass: Pass });
export type EndGuestOrderBody = z.output<typeof EndGuestOrderBody>;

/** `proof` is the pass, or the signature of a link in its mails: who placed it in another browser may return it too. */
export const ReturnGuestOrderBody = CancelOrderBody.extend({ proof: Pass });
export type ReturnGuestOrderBody = z.output<typeof ReturnGuestOrderBody>;

export const FakeGuestPaymentBody = FakePaymentBody.extend({ pass: Pass });
export type FakeGuestPaymentBody = z.output<typeof FakeGuestPaymentBody>;
