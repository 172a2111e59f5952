import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeLanguageOnce } from './language-written-once';

const root = document.documentElement;
let stop: () => void;
const watcher = new MutationObserver(() => undefined);

beforeEach(() => {
  root.lang = 'pt-BR';
  stop = writeLanguageOnce();
  watcher.observe(root, { attributes: true });
});

afterEach(() => {
  watcher.disconnect();
  stop();
});

it('leaves the document untouched where its language is written again', () => {
  root.lang = 'pt-BR';
  expect(watcher.takeRecords()).toEqual([]);
  expect(root.lang).toBe('pt-BR');
});

it('writes another language', () => {
  root.lang = 'ar';
  expect(watcher.takeRecords()).toHaveLength(1);
  expect(root.getAttribute('lang')).toBe('ar');
  expect(root.lang).toBe('ar');
});

it('gives the document its own property back', () => {
  stop();
  root.lang = 'pt-BR';
  expect(watcher.takeRecords()).toHaveLength(1);
});
