import { redactText } from '../redact';

const MAX_REASON = 200;

/** The acquirer said no: a business answer, not a failure. Its message is the acquirer's description. */
export class GetnetRefusal extends Error {
  override name = 'GetnetRefusal';
  constructor(
    readonly httpStatus: number,
    description: string,
    /** The acquirer's id of the payment it refused, where it made one. */
    readonly paymentId: string | null,
  ) {
    super(redactText(description).slice(0, MAX_REASON));
  }
}

/**
 * No usable answer: no connection, a time-out, a 5xx, an undocumented body. What was asked for may have been done.
 * Names the call, and nothing that was sent.
 */
export class GetnetUnanswered extends Error {
  override name = 'GetnetUnanswered';
  constructor(
    call: string,
    why: string,
    readonly httpStatus: number | null = null,
  ) {
    super(`Getnet did not answer ${call}: ${redactText(why).slice(0, MAX_REASON)}`);
  }
}
