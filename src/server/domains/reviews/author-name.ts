/** How a reviewer is shown: the first name and the initial of the last one, so that the person cannot be found by it. */
export function authorName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first;
}
