import { render, toPlainText } from '@react-email/components';
import type { MailContext } from './mail-context';
import { mailTemplates } from './mail-templates';

export interface RenderedMail {
  subject: string;
  replyTo?: string;
  html: string;
  text: string;
}

const templates: Partial<Record<string, (typeof mailTemplates)[keyof typeof mailTemplates]>> = mailTemplates;

/** No capitals for headings in the text part. */
const HEADINGS = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/**
 * A mail as it is sent: HTML and the same in plain text.
 * @throws Error when there is no such template, z.ZodError when the data is not what it shows
 */
export async function renderMail(name: string, data: unknown, context: MailContext): Promise<RenderedMail> {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (!template) throw new Error(`There is no mail template ${name}`);
  const { subject, replyTo, body } = template.prepare(data, context);
  const html = await render(body);
  return { subject, replyTo, html, text: toPlainText(html, { selectors: HEADINGS }) };
}
