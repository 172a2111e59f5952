import { z } from 'zod';
import { endpoint } from './endpoint';
import * as leads from './schemas/leads';
import { Id } from './schemas/primitives';
import { OrderTracking, TrackOrderBody } from './schemas/tracking';

/** Messages to the shop, and requests without an account. */
export const leadContract = {
  createLeadToken: endpoint({
    summary: 'Proof of when a form was opened; good for two days',
    access: 'anonymous',
    input: {},
    output: z.object({ token: z.string() }),
    errors: [],
  }),
  createLead: endpoint({
    summary: 'Stores a filled-in form and mails it; the same form sent twice is stored once',
    access: 'anonymous',
    input: { body: leads.CreateLeadBody },
    output: leads.LeadReceipt,
    errors: [],
    status: 201,
  }),
  listLeads: endpoint({
    summary: 'What people wrote to this shop, newest first',
    access: 'leads.read',
    input: { query: leads.LeadListQuery },
    output: leads.LeadList,
    errors: [],
  }),
  updateLead: endpoint({
    summary: 'Marks a message as handled, or as open again',
    access: 'leads.read',
    input: { params: z.object({ id: Id }), body: z.strictObject({ handled: z.boolean('invalid') }) },
    output: leads.Lead,
    errors: ['NOT_FOUND'],
  }),
  trackOrder: endpoint({
    summary:
      'Where an order is: by its number and the e-mail of who bought, by a signed link, or by the pass of the browser that placed it',
    access: 'anonymous',
    input: { body: TrackOrderBody },
    output: OrderTracking,
    errors: ['NOT_FOUND'],
    needsCart: true,
  }),
} as const;
