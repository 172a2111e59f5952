import type { FormatterModule } from 'i18next';
import { isolate } from './isolate';

/** Has i18next set every text that fills a place apart from the sentence around it. Numbers need no such care. */
export const isolateValues: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    (typeof value === 'string' ? isolate(value, language ?? '') : value) as string,
};
