import { createClient } from '@redis/client';
import nodemailer from 'nodemailer';
import { describeError, fault, note, ok } from './finding.mjs';

const WITHIN_MS = 5_000;
const IMPLICIT_TLS_PORT = 465;

const within = (work) =>
  Promise.race([
    work,
    new Promise((_, fail) => {
      setTimeout(() => fail(new Error(`no answer within ${WITHIN_MS / 1000} s`)), WITHIN_MS).unref();
    }),
  ]);

/** The Redis of REDIS_URL: a greeting and its version. */
export async function examineRedis(url) {
  const { password, host } = new URL(url);
  const client = createClient({ url, socket: { connectTimeout: WITHIN_MS, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await within(client.connect());
    await within(client.ping());
    const info = await within(client.info('server')).catch(() => '');
    const version = /redis_version:(\S+)/.exec(info)?.[1] ?? 'of an unknown version';
    return [ok('REDIS_URL', `Redis ${version} answers`)];
  } catch (error) {
    const says = `${host}: ${describeError(error, [url, password, decodeURIComponent(password)])}`;
    const todo =
      'The shop goes on without it, each instance with pages of its own. Start it, or mend the address.';
    return [fault('REDIS_URL', says, todo)];
  } finally {
    client.destroy?.();
  }
}

const serverOf = ({ SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD }) =>
  SMTP_URL
    ? { url: SMTP_URL }
    : {
        host: SMTP_HOST,
        port: SMTP_PORT,
        secure: SMTP_PORT === IMPLICIT_TLS_PORT,
        ...(SMTP_USER && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD } }),
      };

const MAIL_ADVICE = {
  EAUTH: 'The mail server refuses user or password.',
  EDNS: 'That host has no address: is its name written right?',
  ESOCKET: 'Is the port right? 465 speaks TLS from the first byte, 587 raises to it.',
  ECONNECTION: 'Is the mail server running, and does a firewall let this machine out?',
  ETIMEDOUT: 'No answer: a firewall, or a wrong address.',
  ETLS: 'It offers no TLS, and a password does not travel in the open.',
};

/** The mail server: greeted and, where there is a user, signed in to. No mail is sent. */
export async function examineMail(settings) {
  const { SMTP_URL, SMTP_HOST, SMTP_PASSWORD } = settings;
  if (!SMTP_URL && !SMTP_HOST)
    return [note('mail', 'No mail server is named: mails become files in MAIL_DIR, and none is delivered.')];
  const both = SMTP_URL && SMTP_HOST ? [note('SMTP_HOST', 'SMTP_URL is set too, and wins.')] : [];
  const limits = { connectionTimeout: WITHIN_MS, greetingTimeout: WITHIN_MS, socketTimeout: WITHIN_MS };
  const transport = nodemailer.createTransport({ ...serverOf(settings), ...limits });
  const name = SMTP_URL ? 'SMTP_URL' : 'SMTP_HOST';
  try {
    await within(transport.verify());
    return [...both, ok(name, 'the mail server answers')];
  } catch (error) {
    const password = SMTP_URL ? new URL(SMTP_URL).password : SMTP_PASSWORD;
    const says = describeError(error, [SMTP_URL, password, decodeURIComponent(password)]);
    const todo = MAIL_ADVICE[error.code] ?? 'Mails wait in the database and are tried again for a day.';
    return [...both, fault(name, says, todo)];
  } finally {
    transport.close();
  }
}
