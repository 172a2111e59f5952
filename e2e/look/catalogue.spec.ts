import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';

const BRAND = process.env.NEXT_PUBLIC_BRAND ?? 'boa-lida';
const HEIGHT = 900;
const PHONE = 360;
const DESKTOP = 1280;
/** The brands differ in theme and corners, not in how a page is mirrored: one brand shows the languages that are. */
const VIEWS: [locale: string, width: number][] = [
  ['pt-BR', PHONE],
  ['pt-BR', DESKTOP],
  ...(BRAND === 'boa-lida'
    ? ([
        ['ar', PHONE],
        ['ar', DESKTOP],
        ['he', PHONE],
      ] satisfies [string, number][])
    : []),
];

const FONTS = 'node_modules/@fontsource-variable/rubik/files';
const SCRIPTS = ['latin', 'hebrew', 'arabic'];
const FAMILIES = SCRIPTS.map((script) => `look-${script}`).join();
const fontFace = (script: string) => {
  const file = readFileSync(`${FONTS}/rubik-${script}-wght-normal.woff2`, 'base64');
  return `@font-face{font-family:look-${script};font-weight:300 900;src:url(data:font/woff2;base64,${file})}`;
};
/**
 * Text is in the system's face, which is another one on each machine: here it is in faces that come with the tests. The
 * textures behind the page and the pictures make files large and are no part of a piece.
 */
const STYLE = `${SCRIPTS.map(fontFace).join('')}
  body,.font-sans{font-family:${FAMILIES}!important}
  body{background:var(--surface)!important}
  .tile{background:var(--tile)!important}
  /* What the shell adds after some seconds: the question for consent, the button of WhatsApp. */
  nextjs-portal,.fixed:not([role=dialog]){display:none!important}`;

async function openCatalogue(page: Page, locale: string, width: number) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(`/${locale}/_ui`, { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(async (families) => {
    const root = document.documentElement;
    const [own = ''] = getComputedStyle(root).getPropertyValue('--font-display').split(',');
    root.style.setProperty('--font-display', `${own},${families}`);
    // The shop's own fallback face is one of the machine's, which may not be there.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, FAMILIES);
}

const SHOT = { animations: 'disabled', caret: 'hide', scale: 'css', type: 'png' } as const;

/** A machine that does other work beside it takes a picture in seconds. */
const STILL_MS = 120_000;

/** The page as it stays: taken until two pictures in a row are the same. */
async function shoot(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  const isStill = async () => {
    const before = last;
    last = await take();
    return before.equals(last);
  };
  await expect.poll(isStill, { timeout: STILL_MS }).toBe(true);
  return last;
}

/** Half as wide, and each channel in steps of 16: a tenth of the bytes, and what changes is still seen. */
const SCALE = 0.5;
const STEP = 16;

async function reduce(picture: Sharp, width: number): Promise<Buffer> {
  const { data, info } = await picture
    .resize({ width: Math.round(width * SCALE), kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const flat = data.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  return sharp(flat, { raw: info }).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
}

for (const [locale, width] of VIEWS)
  test(`the pieces look as they did, in ${locale} at ${width} px`, async ({ page }) => {
    await openCatalogue(page, locale, width);
    const whole = await shoot(() => page.screenshot({ ...SHOT, fullPage: true }));
    for (const group of await page.locator('[data-group]:not(#Overlays)').all()) {
      const name = await group.getAttribute('data-group');
      const place = await group.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: Math.round(top + window.scrollY), height: Math.round(height) };
      });
      const part = await reduce(sharp(whole).extract({ left: 0, width, ...place }), width);
      expect.soft(part).toMatchSnapshot([locale, `${width}-${name}.png`]);
    }
  });

for (const opens of ['dialog', 'start', 'end'])
  test(`what opens over the page looks as it did: ${opens}`, async ({ page }) => {
    await openCatalogue(page, 'pt-BR', PHONE);
    await page.locator(`[data-opens=${opens}]`).click();
    const dialog = page.getByRole('dialog');
    const picture = await shoot(() => dialog.screenshot(SHOT));
    expect(await reduce(sharp(picture), PHONE)).toMatchSnapshot(['pt-BR', `${PHONE}-${opens}.png`]);
  });
