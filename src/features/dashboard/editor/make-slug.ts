const MAX_LENGTH = 120;

/** The slug a title suggests: small Latin letters and figures, words joined by hyphens, at most 120 characters. */
export const makeSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
