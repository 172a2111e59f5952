import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Finds elements as people name them; WebDriver itself knows selectors only. */
const ROLES = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

/** WebDriver clicks at once: this waits until an element may be pressed and has stood at its place for a frame. */
const STAND_STILL = `const [element, done] = arguments;
  let before = '';
  const look = () => {
    const { x, y } = element.getBoundingClientRect();
    const now = [x, y, element.matches(':disabled, [aria-disabled=true]')].join();
    if (now === before && now.endsWith('false')) return done();
    before = now;
    requestAnimationFrame(look);
  };
  look();`;

const WAIT_MS = 20_000;
/** More tab stops than a page tried here has. */
const MAX_STOPS = 120;

/** A part of a name in small or large letters, as Playwright takes it, or a pattern. */
export type Name = string | RegExp;

/** What the journeys need of a page in WebKitGTK. */
export class WebKitPage {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until its buttons answer. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
    await this.answers();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.answers();
  }

  private answers(): Promise<boolean> {
    const isHydrated = 'return document.documentElement.hasAttribute("data-hydrated")';
    return this.driver.wait(() => this.run<boolean>(isHydrated), WAIT_MS);
  }

  run<Result>(script: string, ...given: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...given);
  }

  /** All that are on the screen and have this role and name, within an element or the page. */
  async list(role: string, name?: Name, within?: WebElement): Promise<WebElement[]> {
    if (!(await this.run<boolean>('return "TestingLibraryDom" in window'))) await this.run(ROLES);
    const wanted = name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);
    const find = () =>
      this.run<WebElement[]>(
        `const [role, wanted, within] = arguments;
      const name =
        wanted === null ? undefined
        : typeof wanted === 'string' ? (whole) => whole.toLowerCase().includes(wanted.toLowerCase())
        : new RegExp(wanted.source, wanted.flags);
      return TestingLibraryDom.queryAllByRole(within ?? document.body, role, { name })
        .filter((element) => element.getClientRects().length > 0);`,
        role,
        wanted,
        within ?? null,
      );
    // An element that has gone between the search and the answer is not among them the next time.
    return find().catch((fault: unknown) => {
      if (fault instanceof error.StaleElementReferenceError) return find();
      throw fault;
    });
  }

  /** The first one, as soon as it is there. */
  async get(role: string, name?: Name, within?: WebElement): Promise<WebElement> {
    let found: WebElement | undefined;
    const message = `${role} “${String(name)}” is on the screen`;
    await expect
      .poll(async () => (found = (await this.list(role, name, within))[0]) !== undefined, {
        message,
        timeout: WAIT_MS,
      })
      .toBe(true);
    if (!found) throw new Error(message);
    return found;
  }

  async click(role: string, name?: Name, within?: WebElement): Promise<void> {
    const element = await this.get(role, name, within);
    await this.run('arguments[0].scrollIntoView({ block: "center" })', element);
    await this.driver.executeAsyncScript(STAND_STILL, element);
    await element.click();
  }

  /** Presses in the middle of an element: the driver refuses rows of a table, which have no box of their own for it. */
  async pressAt(element: WebElement): Promise<void> {
    await this.run('arguments[0].scrollIntoView({ block: "center" })', element);
    const [x = 0, y = 0] = await this.run<number[]>(
      `const { x, y, width, height } = arguments[0].getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);`,
      element,
    );
    await this.driver.actions().move({ x, y }).click().perform();
  }

  /** Goes on with Tab until the control has the focus. */
  async tabTo(control: WebElement): Promise<void> {
    const isThere = () => this.run<boolean>('return arguments[0] === document.activeElement', control);
    for (let stop = 0; stop < MAX_STOPS && !(await isThere()); stop += 1) await this.press(Key.TAB);
    expect(await isThere()).toBe(true);
  }

  /** Writes into a field that is empty, key by key. */
  async type(role: string, name: Name, text: string, within?: WebElement): Promise<void> {
    await (await this.get(role, name, within)).sendKeys(text);
  }

  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** A text is on the screen. */
  async expectText(text: string | RegExp): Promise<void> {
    const shown = () => this.run<string>('return document.body.innerText');
    const wanted = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect.poll(shown, { timeout: WAIT_MS }).toEqual(wanted);
  }

  async expectUrl(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl(), { timeout: WAIT_MS }).toMatch(pattern);
  }

  /** Nothing is wider than the window. */
  async expectNoOverflow(): Promise<void> {
    const [content, window] = await this.run<[number, number]>(
      'return [document.documentElement.scrollWidth, innerWidth]',
    );
    expect(content).toBeLessThanOrEqual(window);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }
}

export { Key };
