import { isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { LEAD_MIN_FILL_MS } from '@/contract/constants';
import type { CreateLeadInput } from '@/contract/schemas/leads';

type WithoutToken<Body> = Body extends unknown ? Omit<Body, 'token'> : never;
export type LeadToSend = WithoutToken<CreateLeadInput>;

interface OpenedForm {
  token: string;
  /** By this device's clock, in milliseconds. */
  at: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a form with the proof of when it was opened. If there was no network then, the proof is fetched when the form is
 * sent, and sending waits until it is old enough, so that no person is taken for a bot.
 */
export function createLeadSender() {
  let opened: Promise<OpenedForm> | null = null;

  const open = () => {
    opened ??= call('createLeadToken').then(
      ({ token }) => ({ token, at: Date.now() }),
      (error: unknown) => {
        opened = null;
        throw error;
      },
    );
    return opened;
  };

  async function post(lead: LeadToSend) {
    const { token, at } = await open();
    const missingMs = LEAD_MIN_FILL_MS - (Date.now() - at);
    if (missingMs > 0) await wait(missingMs);
    return call('createLead', { body: { ...lead, token } });
  }

  return {
    /** Call it when the form is shown. A failure is reported when the form is sent, not before. */
    open: () => void open().catch(() => undefined),

    /** @throws ApiError */
    async send(lead: LeadToSend) {
      try {
        return await post(lead);
      } catch (error) {
        if (!isApiError(error) || !error.fields.token) throw error;
        // The form was open for days: it is sent again with a new proof.
        opened = null;
        return post(lead);
      }
    },

    /** Resets the proof for the next form. */
    renew() {
      opened = null;
    },
  };
}
