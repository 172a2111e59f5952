import type { Page } from 'playwright/test';

/** A browser says this of a machine that comes to a script seconds after it was sent for. */
const OF_A_SLOW_MACHINE = /preloaded (using|with) link preload/;

/** Listens to a page as long as it lives. @returns its errors and warnings, with where they come from */
export function listenToConsole(page: Page): string[] {
  const words: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !OF_A_SLOW_MACHINE.test(text))
      words.push(`${text} ${message.location().url}`);
  });
  page.on('pageerror', (error) => words.push(error.message));
  return words;
}
