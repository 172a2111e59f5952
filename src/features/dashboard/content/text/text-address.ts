/** Addresses that a link of a text may have: pages of the shop, the web, mail and telephone. The server judges again. */
export const isTextAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S|#\S)/i.test(address) || /^\/(?![/\\])\S*$/.test(address);

/** What a person typed as an address, with what is usually left out. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text;
}
