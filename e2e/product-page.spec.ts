import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { cartButton, open, reopen, SALT, signIn } from './support/shop';
import { test } from './support/test';

/** A demonstration customer with delivered orders (demo/orders.json, DEMO-1019). */
const JOAO = { email: 'joao.sobral@cliente.example', password: 'BoaLida-demo-2026' };
const RECEIVED = 'tropeira-spray-prata';
const PICTURED = '/pt-BR/produtos/seca-brava-40';

/** The position of the gallery, in pictures. */
const placeOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Fotos', exact: true })
    .evaluate((track) => Math.round(Math.abs(track.scrollLeft) / track.clientWidth));

test('pictures are chosen, enlarged, zoomed and left by keyboard', async ({ page }) => {
  await open(page, PICTURED);
  const second = page.getByRole('button', { name: 'Ver foto 2' });
  await second.focus();
  await second.press('Enter');
  await expect.poll(() => placeOf(page)).toBe(1);

  const picture = page.getByRole('button', { name: /^Ampliar foto 2 de/ });
  await picture.focus();
  await picture.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Fotos ampliadas' });
  await expect(lightbox.getByRole('button', { name: 'Aproximar' })).toBeEnabled();
  await lightbox.getByRole('button', { name: 'Aproximar' }).click();
  await expect(lightbox.getByRole('button', { name: 'Afastar' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the pictures of a mirrored page go the other way @phone', async ({ page }) => {
  await open(page, '/ar/produtos/seca-brava-40');
  const thumbnails = page.locator('button[aria-pressed]').filter({ has: page.locator('img') });
  const track = page
    .locator('ul')
    .filter({ has: page.locator('[aria-haspopup=dialog]') })
    .first();
  await track.evaluate((box) => box.scrollTo({ left: -box.clientWidth }));
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('the page prints its technical sheet on at most two pages, without the shop around it', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Firefox ESR cannot be told to show the styles for paper.');
  await open(page, PICTURED);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Palete 40 sacos de 30 kg')).toBeVisible();
  const label = page.locator('[data-price-block]');
  await expect(label.getByText('Saco 30 kg')).toBeVisible();
  await expect(label.getByText('no Pix')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Período de carência, carne:')).toBeVisible();
  await expect(page.getByRole('main').getByText(/registro MAPA/)).toBeVisible();
  await expect(page.getByText(new RegExp(`${PICTURED}$`))).toBeVisible();
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test('the section links lead to their sections, below what sticks', async ({ page }) => {
  await open(page, PICTURED);
  const links = page.getByRole('navigation', { name: 'Nesta página' });
  await links.getByRole('link', { name: 'Advertências' }).click();
  const heading = page.getByRole('heading', { name: 'Advertências e período de carência' });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const [nav, title] = await Promise.all([links.boundingBox(), heading.boundingBox()]);
      return (title?.y ?? 0) - (nav?.y ?? 0) - (nav?.height ?? 0);
    })
    .toBeGreaterThan(0);
});

test('a product is looked at and bought from a list without leaving it', async ({ page }) => {
  await open(page, '/pt-BR/categoria/bovinos-de-corte');
  const hasMouse = await page.evaluate(() => !matchMedia('(hover: none)').matches);
  test.skip(!hasMouse, 'This Chromium of 2022 takes the machine for one without a mouse: no button.');
  const opener = page.getByRole('button', { name: /^Visualização rápida: / }).first();
  const title = (await opener.getAttribute('aria-label'))?.replace('Visualização rápida: ', '') ?? '';
  await opener.focus();
  await opener.press('Enter');
  const view = page.getByRole('dialog', { name: 'Visualização rápida' });
  await expect(view.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await view.getByRole('button', { name: /^Adicionar .* ao carrinho$/ }).click();
  await expect(view.getByRole('button', { name: `Aumentar a quantidade de ${title}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(cartButton(page, '1 item')).toBeVisible();
});

/** A part that comes when it is near the window pushes down what is scrolled to. */
const scrollUntilShown = (to: Locator, shown: Locator) =>
  expect(async () => {
    await to.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });

test('who received a product reviews it by keyboard, once', async ({ page }) => {
  await signIn(page, JOAO, `/produtos/${RECEIVED}`);
  const reviews = page.getByRole('heading', { name: 'Avaliações', exact: true });
  const stars = page.getByRole('radiogroup', { name: 'Nota' });
  await scrollUntilShown(reviews, stars);
  await stars.getByRole('radio', { name: '1 estrela', exact: true }).focus();
  for (const star of ['2 estrelas', '3 estrelas', '4 estrelas']) {
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: star })).toBeChecked();
  }
  await page.getByLabel('Como foi com os seus animais?').fill('A tropa comeu bem desde o primeiro dia.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByText('Ela aparece aqui depois de aprovada.')).toBeVisible();
  await reopen(page);
  await scrollUntilShown(reviews, page.getByText('Ela aparece aqui depois de aprovada.'));
  await expect(page.getByRole('button', { name: 'Enviar avaliação' })).toHaveCount(0);
});

test('a product seen before stands on the next product page', async ({ page }) => {
  await open(page, PICTURED);
  // A page that is left at once may not have been noted yet.
  await page.waitForFunction(() => localStorage.getItem('store-recently-seen'));
  await open(page, `/pt-BR/produtos/${SALT.slug}`);
  const shelf = page.getByRole('heading', { name: 'Vistos por último' });
  await scrollUntilShown(page.getByRole('contentinfo'), shelf);
});

test('a product page has one button that opens a chat with the shop @phone', async ({ page }) => {
  await open(page, PICTURED);
  await expect(page.getByRole('link', { name: 'Perguntar no WhatsApp' })).toBeVisible();
  const floating = page.locator('aside', { has: page.locator('[href*="wa.me"]') });
  await expect(floating).toBeAttached();
  await expect(floating).toBeHidden();
});

test('a product page is accessible', async ({ page }) => {
  await open(page, PICTURED);
  await expectAccessible(page);
});

/** On a phone of 360 x 800, name, price and packs end above this many pixels. */
const DECISION_HEIGHT = 600;

for (const locale of ['pt-BR', 'ar'] as const) {
  const title = `the first screen in ${locale} shows name, price, packs and the buy button`;
  test(title, { tag: '@phone' }, async ({ page }, { project }) => {
    const isPhone = project.name === 'phone';
    const height = 800;
    await page.setViewportSize({ width: isPhone ? 360 : 1280, height });
    await open(page, `/${locale}/produtos/seca-brava-40`);
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const price = page.locator('[data-price-block]');
    const bar = page.locator('[data-buy-bar]');
    await expect(price.getByText(/R\$\s112,00/)).toBeVisible();
    await expect(price.getByText(/R\$\s58,95/)).toBeVisible();
    await expect(price.getByText(/R\$\s3,93/)).toBeVisible();
    await expect.poll(() => bottomOf(bar)).toBeLessThanOrEqual(height);
    await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    const line = page.locator('[data-sale-end]');
    await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThanOrEqual(24);
    if (!isPhone) return;
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').getByRole('group').first(),
      price,
    ])
      await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(DECISION_HEIGHT);
    await expect(page.locator('.tile').first()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => bottomOf(bar)).toBe(height);
    const fixed = page.locator('nav, [data-buy-bar]').filter({ visible: true });
    const countStuck = () =>
      fixed.evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'fixed').length);
    await expect.poll(countStuck).toBe(1);
  });
}
