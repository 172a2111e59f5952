import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { createMailer } from './create-mailer';
import type { Mail } from './mailer';

const mail: Mail = {
  id: 'a1b2',
  template: 'backInStock',
  to: 'ana@cliente.example',
  subject: 'Chegou: sal mineral\r\nBcc: todos@cliente.example',
  html: '<p>Olá, ração</p>',
  text: 'Olá, ração',
  date: new Date('2026-11-21T12:00:00Z'),
};

let directory: string;
let server: Server | null = null;
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'mails-'))));
afterEach(() => {
  rmSync(directory, { recursive: true });
  server?.close();
  server = null;
});

/** A mail server that takes everything, or answers `refusal` to the one command it stands for. */
async function listen(
  refusal: Partial<Record<string, string>> = {},
): Promise<{ port: number; seen: string[] }> {
  const seen: string[] = [];
  const answers: Record<string, string> = {
    EHLO: '250-shop.test\r\n250 AUTH PLAIN',
    AUTH: '235 welcome',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    QUIT: '221 bye',
    ...refusal,
  };
  const listening = createServer((socket) => {
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 shop.test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      seen.push(text);
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 accepted\r\n');
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      isData = command === 'DATA';
      socket.write(`${answers[command] ?? '500 what'}\r\n`);
    });
  });
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return { port: (listening.address() as AddressInfo).port, seen };
}

describe('mails without a mail server', () => {
  it('become files that a mail program opens, one a mail however often it is sent', async () => {
    const mailer = createMailer(readEnv({ MAIL_DIR: directory }), boaLida);
    expect(mailer.name).toBe('file');
    await mailer.send(mail);
    await mailer.send(mail);
    const names = readdirSync(directory);
    expect(names).toEqual(['2026-11-21T12-00-00-backInStock-a1b2.eml']);
    const path = join(directory, names[0] ?? '');
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^From: Boa Lida <atendimento@boalida\.example>\r$/m);
    expect(text).toMatch(/^To: ana@cliente\.example\r$/m);
    expect(text).toMatch(/^Message-ID: <a1b2@www\.boalida\.example>\r$/m);
    expect(text).toMatch(/^Date: Sat, 21 Nov 2026 12:00:00 \+0000\r$/m);
    expect(text).toContain('multipart/alternative');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('come from MAIL_FROM where it is set', async () => {
    const env = readEnv({ MAIL_DIR: directory, MAIL_FROM: 'Loja <loja@shop.example>' });
    await createMailer(env, boaLida).send(mail);
    expect(readFileSync(join(directory, readdirSync(directory)[0] ?? ''), 'utf8')).toMatch(
      /^From: Loja <loja@shop\.example>\r$/m,
    );
  });
});

describe('mails with a mail server', () => {
  it.each([
    ['by its address', (port: number) => ({ SMTP_URL: `smtp://loja:segredo%20forte@127.0.0.1:${port}` })],
    [
      'by its parts',
      (port: number) => ({
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(port),
        SMTP_USER: 'loja',
        SMTP_PASSWORD: 'segredo forte',
      }),
    ],
  ])('are handed to it, named %s', async (_case, plan) => {
    const { port, seen } = await listen();
    const mailer = createMailer(readEnv(plan(port)), boaLida);
    expect(mailer.name).toBe('smtp');
    await mailer.send({ ...mail, replyTo: 'bento@cliente.example' });
    const talk = seen.join('');
    expect(talk).toContain('Reply-To: bento@cliente.example');
    expect(talk).toContain(`AUTH PLAIN ${Buffer.from('\0loja\0segredo forte').toString('base64')}`);
    expect(talk).toContain('RCPT TO:<ana@cliente.example>');
    expect(talk).toContain('Message-ID: <a1b2@www.boalida.example>');
  });

  it.each([
    ['AUTH', '535 wrong: segredo'],
    ['RCPT', '550 unknown user'],
  ])('are refused in words without the password when %s is', async (command, answer) => {
    const { port } = await listen({ [command]: answer });
    const mailer = createMailer(readEnv({ SMTP_URL: `smtp://loja:segredo@127.0.0.1:${port}` }), boaLida);
    const error = await mailer.send(mail).then(
      () => null,
      (fault: unknown) => fault,
    );
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(answer.slice(0, 3));
    expect(JSON.stringify([String(error), error])).not.toContain('segredo');
  });

  it('keep the password from a server that is not this machine and offers no TLS', async () => {
    const { port, seen } = await listen({ STAR: '454 no TLS here' });
    // Leads to this machine and is not called so.
    const mailer = createMailer(readEnv({ SMTP_URL: `smtp://loja:segredo@0.0.0.0:${port}` }), boaLida);
    await expect(mailer.send(mail)).rejects.toThrow('ETLS');
    expect(seen.join('')).toContain('STARTTLS');
    expect(seen.join('')).not.toContain('AUTH');
  });

  it('fail when no server listens', async () => {
    const { port } = await listen();
    await new Promise((done) => server?.close(done));
    const mailer = createMailer(readEnv({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) }), boaLida);
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED|ESOCKET/);
  });
});

describe('the address of the mail server', () => {
  it.each(['http://host', 'smtp://', 'mail.host:25'])('is refused as %s, without showing it', (url) => {
    expect(() => readEnv({ SMTP_URL: url })).toThrow(/SMTP_URL: .*smtp:\/\/user:password@host:587/);
    if (url !== 'smtp://') expect(() => readEnv({ SMTP_URL: url })).not.toThrow(url);
  });
});
