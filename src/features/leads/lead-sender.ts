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
 * Sends a form with the proof of when it was opened. Without a network at that moment the proof is fetched when the
 * form is sent, and the sending waits until it is old enough: a person never counts as a machine.
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
    /** The form is on the screen. A failure shows when the form is sent, not before. */
    open: () => void open().catch(() => undefined),

    /** @throws ApiError */
    async send(lead: LeadToSend) {
      try {
        return await post(lead);
      } catch (error) {
        if (!isApiError(error) || !error.fields.token) throw error;
        // The form lay open for days: with a fresh proof it goes through.
        opened = null;
        return post(lead);
      }
    },

    /** The next form is another one. */
    renew() {
      opened = null;
    },
  };
}
