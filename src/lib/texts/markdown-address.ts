import { sanitizer } from 'markdown-to-jsx/react';

const ADDRESS = '[^\\s<>"\'`\\\\]';
const LINK = new RegExp(
  `^(?:https?://${ADDRESS}+|mailto:${ADDRESS}+|tel:[+\\d]${ADDRESS}*|#[\\w-]*|/(?![/&])${ADDRESS}*)$`,
  'i',
);
const PICTURE = new RegExp(`^(?:https://${ADDRESS}+|/media/[\\w-][\\w.-]*)$`, 'i');

/**
 * The addresses that Markdown of the shop may have, beside what the renderer itself refuses: links to http(s), mailto,
 * tel and pages of this site, pictures from https and `/media`.
 * @returns null for an address that is left out; the words around it stay
 */
export function sanitizeAddress(address: string, tag: string): string | null {
  const allowed = tag === 'img' ? PICTURE : LINK;
  return allowed.test(address) ? sanitizer(address) : null;
}
