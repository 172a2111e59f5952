/** One message, ready to leave. */
export interface Mail {
  /** Stays the same however often it is sent: receivers drop a double by the Message-ID made of it. */
  id: string;
  template: string;
  to: string;
  /** Whom an answer goes to; the shop where there is none. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** When it was written, which is not when it is sent. */
  date: Date;
}

/** The mail server works and refuses this one address. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

/** Hands mails over to be delivered. */
export interface Mailer {
  name: 'file' | 'smtp' | 'collect';
  /**
   * Hands one message over within a minute.
   * @throws Error when it was not taken, RecipientRefused when only this address is at fault; the message carries no
   *   credential
   */
  send(mail: Mail): Promise<void>;
}
