import { Fault } from '@/server/kernel/fault';

/**
 * Running requests of this process, by user and key: a second click waits for the first one's answer. Between processes
 * the database decides.
 */
export function createInFlight<Answer>() {
  const running = new Map<string, { fingerprint: string; answer: Promise<Answer> }>();

  /** @throws Fault IDEMPOTENCY_KEY_REUSED when the same key is at work on something else */
  return async function once(
    slot: string,
    fingerprint: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const first = running.get(slot);
    if (first && first.fingerprint !== fingerprint)
      throw new Fault('IDEMPOTENCY_KEY_REUSED', 'This key belongs to another request');
    if (first) return first.answer;
    const answer = work().finally(() => running.delete(slot));
    running.set(slot, { fingerprint, answer });
    return answer;
  };
}
