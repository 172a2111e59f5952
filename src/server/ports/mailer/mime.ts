import type { SendMailOptions } from 'nodemailer';
import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import type { Mail } from './mailer';

/** Who the mails come from: MAIL_FROM, otherwise the brand under its company's address. */
export const mailSender = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>, brand: Brand): SendMailOptions['from'] =>
  MAIL_FROM || { name: brand.name, address: brand.company.email };

/** A mail as nodemailer takes it. Neither files nor addresses are read for it, whatever a template has. */
export const toMessage = (mail: Mail, from: SendMailOptions['from'], brand: Brand): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  date: mail.date,
  messageId: `<${mail.id}@${new URL(brand.canonicalUrl).hostname}>`,
  // So that automatic answers are not sent (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
