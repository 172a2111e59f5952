const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an e-mail address: without upper case and without what most mail servers ignore, the part from `+`
 * on, and for Google the dots. Two addresses of one mailbox are counted as one; never send to it.
 */
export function mailboxOf(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [local, domain] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)];
  const bare = local.replace(/(?<=.)\+.*$/, '');
  return GOOGLE.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}
