import type { Mail, Mailer } from '@/server/ports/mailer/mailer';

export interface CollectingMailer extends Mailer {
  /** What was handed over, oldest first. */
  mails: Mail[];
  /** Set it to refuse every mail with this message. */
  fault: string | null;
}

/** A mailer that collects what it is given. */
export function createCollectingMailer(): CollectingMailer {
  return {
    name: 'collect',
    mails: [],
    fault: null,
    async send(mail) {
      if (this.fault) throw new Error(this.fault);
      this.mails.push(mail);
    },
  };
}
