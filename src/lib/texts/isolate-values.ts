import type { FormatterModule } from 'i18next';
import { isolate } from './isolate';

/** Makes i18next isolate every text value from its sentence. Numbers do not need it. */
export const isolateValues: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    (typeof value === 'string' ? isolate(value, language ?? '') : value) as string,
};
