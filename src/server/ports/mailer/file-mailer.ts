import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import { mailDirectory } from '@/server/ports/media/create-files';
import type { Mailer } from './mailer';
import { mailSender, toMessage } from './mime';

/**
 * Writes every mail as an `.eml` file that a mail program opens. The name is the mail's own, so that sending it again
 * writes the same file.
 */
export function createFileMailer(
  env: Pick<Env, 'MAIL_DIR' | 'DATA_DIR' | 'MAIL_FROM'>,
  brand: Brand,
): Mailer {
  const directory = mailDirectory(env);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const from = mailSender(env, brand);
  return {
    name: 'file',
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from, brand));
      const time = mail.date.toISOString().slice(0, 19).replaceAll(':', '-');
      const path = join(directory, `${time}-${mail.template}-${mail.id}.eml`);
      await mkdir(directory, { recursive: true });
      // A reader of the folder sees whole mails only. They hold links that sign in: for the owner's eyes.
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
