import { randomUUID } from 'node:crypto';
import { LEAD_MIN_FILL_MS } from '@/contract/constants';
import type { Output, ParsedInput } from '@/contract/contract';
import type { CreateLeadBody, Lead } from '@/contract/schemas/leads';
import { createWrites } from '@/server/domains/editing/versioned';
import { hasMail } from '@/server/domains/outbox/outbox.repo';
import type { OutboxService } from '@/server/domains/outbox/outbox.service';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { addressPrefix } from '@/lib/client-address';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { makeLeadToken, readLeadTokenAge } from './lead-token';
import { exportLeads } from './export-leads';
import { findLead, insertLead, listLeadPage, lockLead, updateHandledAt } from './leads.repo';
import { confirmationKeyOf, leadIdOf, planLead, receiptOf, referenceOf, toLead } from './plan-lead';
import { answerDeadline, planQuote } from './plan-quote';

export const LEADS_PER_ADDRESS = { limit: 5, windowSeconds: 600 };
export const LEADS_PER_EMAIL = { limit: 20, windowSeconds: 86_400 };

type LeadsDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log' | 'secret'> & {
  rateLimiter: RateLimiter;
  outbox: OutboxService;
};

/** Messages that visitors send with the shop's forms. */
export function createLeadsService({
  db,
  brand,
  clock,
  log,
  secret,
  rateLimiter,
  outbox,
}: LeadsDependencies) {
  const { versioned } = createWrites({ db, clock });

  return {
    /** Proof of when a form was opened. */
    createLeadToken: () => ({ token: makeLeadToken(secret, clock.now()) }),

    /**
     * Stores a message and writes its mails, to the shop and to the sender. A bot (it fills in the hidden field, or is
     * faster than a person) gets the same answer, and nothing is stored. What is stored already is answered as it is
     * stored, whatever the clock and the catalogue say by now.
     * @param userId who is signed in: it goes into their export, and away with their account
     * @throws Fault RATE_LIMITED; VALIDATION for a token this shop did not write or that is too old, for a quote
     *   where a cart sells, and for a pack that this shop does not quote
     */
    async createLead(
      body: CreateLeadBody,
      address: string,
      userId: string | null = null,
    ): Promise<Output<'createLead'>> {
      const isQuote = body.kind === 'quote_basket';
      if (isQuote && brand.cartEnabled)
        throw new Fault('VALIDATION', 'This shop sells and quotes no list', {
          fields: { kind: 'unknownOption' },
        });
      await rateLimiter.hit(`lead address ${addressPrefix(address)}`, LEADS_PER_ADDRESS);
      const now = clock.now();
      const answerBy = isQuote ? answerDeadline(now) : null;
      const ageMs = readLeadTokenAge(secret, body.token, now);
      if (ageMs === null)
        throw new Fault('VALIDATION', 'Open the form again', { fields: { token: 'invalid' } });
      if (body.website || ageMs < LEAD_MIN_FILL_MS) {
        log.info({ kind: body.kind, filled: !!body.website, ageMs }, 'a machine filled in a form');
        return receiptOf({ id: randomUUID(), answerBy }, true);
      }
      await rateLimiter.hit(`lead email ${body.email}`, LEADS_PER_EMAIL);
      const stored = await findLead(db, leadIdOf(body));
      if (stored) return receiptOf(stored, await hasMail(db, confirmationKeyOf(stored)));
      const { lines, named } = isQuote ? await planQuote(db, brand.id, body) : { lines: [], named: [] };
      const lead = planLead(body, brand.id, now, userId, { lines, answerBy });
      return db.transaction(async (tx) => {
        // The same form may have come twice at once.
        if (!(await insertLead(tx, lead)))
          return receiptOf((await findLead(tx, lead.id)) ?? lead, await hasMail(tx, confirmationKeyOf(lead)));
        const { kind, name, email, phone, message, data } = lead;
        const reference = referenceOf(lead.id);
        const deadline = answerBy?.toISOString() ?? null;
        await outbox.enqueueMail(tx, {
          template: 'leadReceived',
          recipient: brand.company.email,
          userId,
          locale: 'pt-BR',
          data: {
            kind,
            reference,
            name,
            email,
            phone,
            message,
            fields: data,
            lines,
            answerBy: deadline,
          },
          dedupeKey: `leadReceived:${lead.id}`,
        });
        const confirmationSent = await outbox.enqueueMail(tx, {
          template: 'leadConfirmed',
          recipient: email,
          userId,
          locale: body.locale,
          data: { kind, reference, lines: named, answerBy: deadline },
          dedupeKey: confirmationKeyOf(lead),
        });
        return receiptOf(lead, confirmationSent);
      });
    },

    /** What was written to this brand, newest first. */
    listLeads(query: ParsedInput<'listLeads'>['query']): Promise<Output<'listLeads'>> {
      const { tipo: kind, pendentes: onlyOpen, q, pagina: page } = query;
      return listLeadPage(db, { brandId: brand.id, kind, onlyOpen, q, page }, toLead);
    },

    /** The same list as a table (CSV), and a line about it in the audit log. At most MAX_TABLE_ROWS. */
    exportLeads: (query: ParsedInput<'exportLeads'>['query'], actor: SessionUser): Promise<string> =>
      exportLeads({ db, brand, clock }, query, actor),

    /**
     * Marks a message as handled or as open, and notes who did it; marking it again changes nothing.
     * @throws Fault NOT_FOUND
     */
    updateLead: (id: string, { handled }: { handled: boolean }, actor: SessionUser): Promise<Lead> =>
      versioned(actor, {
        lock: async (tx) => {
          const lead = await lockLead(tx, { id, brandId: brand.id });
          if (!lead) throw notFound('Message');
          return lead;
        },
        write: async (tx, lead) => {
          if (handled === (lead.handledAt !== null)) return { result: toLead(lead), audit: [] };
          const handledAt = handled ? clock.now() : null;
          await updateHandledAt(tx, id, handledAt);
          const details = { before: { handledAt: lead.handledAt }, after: { handledAt } };
          return {
            result: toLead({ ...lead, handledAt }),
            audit: [{ action: 'lead.update', entityId: id, details }],
          };
        },
      }),
  };
}
