import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import { createFileMailer } from './file-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/** The mailer of the environment: a mail server where one is named, files otherwise. */
export const createMailer = (env: Env, brand: Brand): Mailer =>
  env.SMTP_URL || env.SMTP_HOST ? createSmtpMailer(env, brand) : createFileMailer(env, brand);
