/**
 * The name a mail greets with: the first word, if it looks like a name. An attacker can register the e-mail of another
 * person under any "name", and a mail of the shop must not carry a stranger's link or message.
 */
export function greetingName(fullName: string): string | null {
  const [first = ''] = fullName.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}
