import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { answers } from './shop';

type Texts = Record<string, unknown>;

const TEXTS = join('public', 'locales', 'en');

/** The first two steps of every key, as `section.part`: what a text that was not found begins with. */
function readKeyStarts(): Set<string> {
  const starts = new Set<string>();
  for (const file of readdirSync(TEXTS)) {
    const texts = JSON.parse(readFileSync(join(TEXTS, file), 'utf8')) as Texts;
    for (const [section, parts] of Object.entries(texts)) {
      if (typeof parts !== 'object' || parts === null) continue;
      for (const part of Object.keys(parts)) starts.add(`${section}.${part.replace(/_\w+$/, '')}`);
    }
  }
  return starts;
}

const keyStarts = readKeyStarts();
const isRawKey = (word: string) => keyStarts.has(word.split('.').slice(0, 2).join('.'));

/** Texts of `texts` that only a fault can have written: keys without a text, and values without a meaning. */
export function findFaultyTexts(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      /\b(undefined|NaN)\b|\[object |Invalid Date|Something went wrong\b(?! on our side)|\{\{/.test(text) ||
      [...text.matchAll(/[a-z]\w*(?:\.\w+)+/gi)].some(([word]) => isRawKey(word)),
  );
}

/** What is wrong with what a page says, however it came about: nothing, on a page that works. */
export async function findPageFaults(page: Page): Promise<string[]> {
  const { texts, headings } = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const named = ['aria-label', 'alt', 'title', 'placeholder'];
    const attributes = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())];
    const heads = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
    return {
      texts: [
        document.title,
        ...document.body.innerText.split('\n'),
        ...attributes.flatMap((element) => named.map((name) => element.getAttribute(name) ?? '')),
      ],
      headings: heads.map((head) => ({
        isFirst: head.tagName === 'H1',
        isEmpty: !head.textContent.trim() && !head.querySelector('img[alt]:not([alt=""]), svg[aria-label]'),
        html: head.outerHTML.slice(0, 120),
      })),
    };
  });
  const firsts = headings.filter(({ isFirst }) => isFirst);
  return [
    ...findFaultyTexts(texts).map((text) => `says "${text.slice(0, 120)}"`),
    ...headings.filter(({ isEmpty }) => isEmpty).map(({ html }) => `empty heading ${html}`),
    ...(firsts.length === 1
      ? []
      : [`${firsts.length} first headings ${firsts.map(({ html }) => html).join(' ')}`]),
  ];
}

/** A call without an answer is named after this time, before the test itself runs out of time. */
const SETTLED_WITHIN_MS = 150_000;

/** Listens to a page for as long as it lives. */
export function watchPage(page: Page) {
  const pending = new Set<Request>();
  let faults: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (answer) => {
    // A call the shop cannot read is a call that should not have been made.
    if (answer.status() >= 500 || answer.status() === 400 || answer.status() === 422)
      faults.push(`${answer.status()} from ${answer.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`error ${error.message}`));
  page.on('console', (message) => {
    // What a person may not see, and what is not there, is refused on purpose.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  return {
    /** Opens an address and waits until everything it asks for has come, wherever it leads. */
    async settle(address: string): Promise<void> {
      faults = [];
      pending.clear();
      await page.goto(address);
      await answers(page);
      const latest = Date.now() + SETTLED_WITHIN_MS;
      for (let quiet = 0; quiet < 2; quiet = pending.size === 0 ? quiet + 1 : 0) {
        if (Date.now() > latest)
          throw new Error(`${address} waits for ${[...pending].map((request) => request.url()).join(' ')}`);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await page.waitForFunction(
        () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
        undefined,
        { timeout: 120_000 },
      );
    },
    /** What went wrong since the last address was opened. */
    faults: () => faults,
  };
}
