import { z } from 'zod';
import { Order, OrderState } from './orders';
import { Email, IsoDate, Line } from './primitives';

/** A number is read aloud and typed on a phone, so case and spaces around it do not matter. */
const OrderNumber = Line(64).toUpperCase();

export const TrackOrderBody = z
  .strictObject({
    number: OrderNumber,
    email: Email.optional(),
    /** The signature of a link of the shop; takes the place of the e-mail. */
    signature: Line(200).optional(),
    /** What opens an order without an account to the browser that placed it; takes the place of the e-mail. */
    pass: Line(200).optional(),
  })
  .refine(({ email, signature, pass }) => !!email || !!signature || !!pass, {
    path: ['email'],
    message: 'required',
  });

/** An order as a visitor without an account may see it: no price, no payment details, no street. */
export const OrderTracking = z.object({
  number: z.string(),
  state: OrderState,
  /** Whether it belongs to an account, which then pays it; else the browser that placed it does. */
  hasAccount: z.boolean(),
  createdAt: IsoDate,
  lines: z.array(
    Order.shape.lines.element.pick({
      slug: true,
      title: true,
      titles: true,
      presentation: true,
      picture: true,
      quantity: true,
    }),
  ),
  freight: Order.shape.freight,
  /** Calendar dates `YYYY-MM-DD` between which it should arrive; null before payment and after delivery. */
  estimate: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Null when it is picked up at the factory. */
  destination: z.object({ city: z.string(), state: z.string() }).nullable(),
  /** Whether a prescription is missing, and until when the shop waits for it; null when none is. */
  missingPrescription: z
    .object({
      until: IsoDate.nullable(),
      isRefused: z.boolean(),
      /** When the newest file came that is not judged yet. */
      sentAt: IsoDate.nullable(),
    })
    .nullable(),
  /** Its return by the buyer (CDC, art. 49); what was written about it is not shown. */
  withdrawal: Order.shape.withdrawal.omit({ reason: true }),
  /** Whether its return can be asked for now. */
  mayWithdraw: z.boolean(),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  history: z.array(z.object({ state: OrderState, at: IsoDate })),
});
export type OrderTracking = z.infer<typeof OrderTracking>;
