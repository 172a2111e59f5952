import { endpoints } from '@/contract/endpoints';

const patternOf = (path: string) =>
  new RegExp(
    `^/api${path
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+')
      .replace(/\/$/, '')}/?$`,
  );

const TABLE = Object.values(endpoints).map(({ method, path }) => ({ method, pattern: patternOf(path) }));

/** The methods that the API answers at an address; none for an address it does not know. */
export const methodsAt = (address: string): string[] => [
  ...new Set(TABLE.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method)),
];
