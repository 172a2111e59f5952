import { z } from 'zod';
import { endpoint } from './endpoint';

/** The choice of a visitor on one device. The id is random and says nothing about the person. */
export const ConsentBody = z.strictObject({
  visitorId: z.uuid('invalid'),
  choices: z.strictObject({ analytics: z.boolean('required'), marketing: z.boolean('required') }),
  policyVersion: z.string('required').regex(/^\d{4}-\d{2}(?:-\d{2})?$/, 'invalid'),
});
export type ConsentBody = z.infer<typeof ConsentBody>;

/** Cookie consent, and what is measured with it. */
export const consentContract = {
  createConsent: endpoint({
    summary:
      'Keeps a choice about cookies as proof of it (LGPD, art. 8, § 2); a withdrawal is another choice',
    access: 'anonymous',
    input: { body: ConsentBody },
    output: z.null(),
    errors: [],
    status: 204,
  }),
} as const;
