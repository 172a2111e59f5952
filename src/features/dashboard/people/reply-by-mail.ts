import { brand } from '@config/brands';
import type { Lead } from '@/contract/schemas/leads';

/** Some mail programs open nothing for a longer address. */
const MAX_LENGTH = 1_900;
const STEP = 20;

/**
 * An answer to a message in the reader's mail program: the shop's name and the reference as its subject, and below an empty
 * beginning what was asked for and written, quoted. No words of its own: its reader may speak another language than the staff.
 */
export function replyByMail({
  email,
  reference,
  message,
  lines,
}: Pick<Lead, 'email' | 'reference' | 'message' | 'lines'>): string {
  const asked = lines.map(({ units, title, presentation }) => `${String(units)} × ${title}, ${presentation}`);
  const written = message === '' ? [] : message.split(/\r?\n/);
  const quote = [...asked, ...written].map((line) => `\r\n> ${line}`).join('');
  // By characters, so that none is cut in two.
  const characters = Array.from(quote);
  const addressOf = (text: string) =>
    `mailto:${email}?subject=${encodeURIComponent(`${brand.name} ${reference}`)}&body=${encodeURIComponent(`\r\n${text}`)}`;
  let address = addressOf(quote);
  for (let count = characters.length - STEP; address.length > MAX_LENGTH; count -= STEP)
    address = addressOf(`${characters.slice(0, count).join('')}…`);
  return address;
}
