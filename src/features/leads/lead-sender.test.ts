import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAD_MIN_FILL_MS } from '@/contract/constants';
import { mockApi, noAnswer } from '@/testing/mock-api';
import { createLeadSender, type LeadToSend } from './lead-sender';

const lead: LeadToSend = {
  kind: 'contact',
  name: 'Tereza Prado',
  email: 'tereza@cliente.example',
  phone: '',
  topic: 'other',
  message: 'Bom dia, tudo bem?',
  locale: 'pt-BR',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('sending a form', () => {
  it('waits until the proof is old enough, so that no person is taken for a bot', async () => {
    const calls = mockApi({
      createLeadToken: () => ({ token: 'token' }),
      createLead: () => ({ reference: '1A2B3C4D', answerBy: null, confirmationSent: true }),
    });
    const answer = createLeadSender().send(lead);
    await vi.advanceTimersByTimeAsync(LEAD_MIN_FILL_MS - 100);
    expect(calls.map(({ name }) => name)).toEqual(['createLeadToken']);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual({ reference: '1A2B3C4D', answerBy: null, confirmationSent: true });
    expect(calls.map(({ name }) => name)).toEqual(['createLeadToken', 'createLead']);
  });

  it('fetches the proof when the form is sent, if there was no network when it opened', async () => {
    let isOnline = false;
    mockApi({
      createLeadToken: () => (isOnline ? { token: 'second' } : Promise.reject(noAnswer())),
      createLead: ({ body }) => ({ reference: body.token, answerBy: null, confirmationSent: true }),
    });
    const sender = createLeadSender();
    sender.open();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(sender.send(lead)).rejects.toMatchObject({ errorCode: 'NETWORK' });
    isOnline = true;
    const answer = sender.send(lead);
    await vi.advanceTimersByTimeAsync(LEAD_MIN_FILL_MS);
    expect(await answer).toEqual({ reference: 'second', answerBy: null, confirmationSent: true });
  });
});
