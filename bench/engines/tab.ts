import { setTimeout as wait } from 'node:timers/promises';

/** A tab of a browser that has nothing in its cache. */
export interface Tab {
  /** Opens a page; gives back when it is loaded. */
  load(address: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<Result>(body: string): Promise<Result>;
  /** Presses a place of the window with a mouse. */
  press(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What is on the screen, as PNG. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that was started. */
export interface Engine {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

const POLL_MS = 50;
const MOST_MS = 30_000;

/**
 * Asks a page again until it has an answer other than null.
 * @throws Error after half a minute
 */
export async function ask<Answer>(tab: Tab, body: string): Promise<Answer> {
  const end = Date.now() + MOST_MS;
  while (Date.now() < end) {
    const answer = await tab.run<Answer | null>(body);
    if (answer !== null) return answer;
    await wait(POLL_MS);
  }
  throw new Error(`No answer in ${MOST_MS / 1_000} s: ${body}`);
}

/** Opens a page and waits until React has taken it over. */
export async function openPage(tab: Tab, address: string): Promise<void> {
  await tab.load(address);
  await ask(tab, `return document.documentElement.hasAttribute('data-hydrated') || null`);
}
