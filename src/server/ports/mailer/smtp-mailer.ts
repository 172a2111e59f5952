import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import { RecipientRefused, type Mailer } from './mailer';
import { mailSender, toMessage } from './mime';

type SmtpEnv = Pick<
  Env,
  'SMTP_URL' | 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'MAIL_FROM'
>;

/** Port 465 speaks TLS from the first byte; the others begin plain and are raised with STARTTLS where offered. */
const IMPLICIT_TLS_PORT = 465;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const SEND_WITHIN_MS = 60_000;

const serverOf = (env: SmtpEnv) =>
  env.SMTP_URL
    ? { url: env.SMTP_URL }
    : {
        host: env.SMTP_HOST,
        port: env.SMTP_PORT,
        secure: env.SMTP_PORT === IMPLICIT_TLS_PORT,
        ...(env.SMTP_USER && { auth: { user: env.SMTP_USER, pass: env.SMTP_PASSWORD } }),
      };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** A password leaves this machine encrypted or not at all: an attacker on the way could hide that the server offers TLS. */
function needsTls({ SMTP_URL, SMTP_HOST, SMTP_USER }: SmtpEnv): boolean {
  const { hostname, username } = SMTP_URL ? new URL(SMTP_URL) : { hostname: SMTP_HOST, username: SMTP_USER };
  return username !== '' && !LOOPBACK.test(hostname);
}

const within = async <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server did not finish within ${ms} ms`)), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

/** What went wrong in words that may be stored and logged: codes, and the server's answer without our password. */
function describe(error: unknown, secrets: readonly string[]): Error {
  const { code, command, message } = error as { code?: string; command?: string; message?: string };
  const told = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message ?? 'unknown');
  const text = `${code ?? 'SMTP'}: ${told.slice(0, 300)}`;
  const isAddress = command === 'RCPT TO' || told.startsWith('Invalid recipient');
  return code === 'EENVELOPE' && isAddress ? new RecipientRefused(text) : new Error(text);
}

const secretsOf = ({ SMTP_URL, SMTP_PASSWORD }: SmtpEnv): string[] => {
  const password = SMTP_URL ? new URL(SMTP_URL).password : '';
  return [SMTP_URL, SMTP_PASSWORD, password, decodeURIComponent(password)].filter(Boolean);
};

/** Hands mails to a mail server, each over a connection of its own. */
export function createSmtpMailer(env: SmtpEnv, brand: Brand): Mailer {
  const transport = createTransport({ ...serverOf(env), ...TIMEOUTS, requireTLS: needsTls(env) });
  const from: SendMailOptions['from'] = mailSender(env, brand);
  const secrets = secretsOf(env);
  return {
    name: 'smtp',
    async send(mail) {
      try {
        await within(transport.sendMail(toMessage(mail, from, brand)), SEND_WITHIN_MS);
      } catch (error) {
        throw describe(error, secrets);
      }
    },
  };
}
