import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { makeStaff } from './support/staff';
import { open, reopen, searchField, signIn } from './support/shop';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** A word that no shop knows: letters only, so that it is no item number, and new in every run. */
const word = () =>
  `zurx${Array.from(Date.now().toString(26))
    .map((digit) => String.fromCharCode(97 + parseInt(digit, 26)))
    .join('')}`;

test('a new hand of the shop turns a failed search into a found one in under 30 seconds', async ({
  page,
  request,
}) => {
  // A failed search is written within half a minute.
  test.slow();
  const typed = word();
  const staff = await makeStaff(request, ['search.write']);
  await open(page, `/pt-BR/buscar?q=${typed}`);
  await expect(page.getByRole('heading', { name: `Não encontramos “${typed}”` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Perguntar no WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(typed),
  );

  // Counted searches are written within half a minute; this wait is not part of the measured time.
  await signIn(page, staff, '/dashboard/');
  await page.getByRole('navigation').getByRole('link', { name: 'Buscas' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/buscas/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buscas' })).toBeVisible();
  const line = page.getByRole('link', { name: typed });
  await expect(async () => {
    await reopen(page);
    await expect(line).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });

  // Three interactions: the line, the word, the button.
  let begun = Date.now();
  await line.click();
  const form = page.getByRole('form', { name: 'Ensinar a busca' });
  await form.getByRole('textbox', { name: 'Procurar também por' }).fill('casco');
  await expect(form.getByRole('region', { name: 'Com a regra' }).getByRole('listitem').first()).toBeVisible();
  await expect(form.getByRole('region', { name: 'Agora' }).getByRole('listitem')).toHaveCount(0);
  // The check takes no time of a person.
  const paused = Date.now();
  await expectAccessible(page);
  begun += Date.now() - paused;
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.').first()).toBeVisible();
  await expect(async () => {
    await open(page, `/pt-BR/buscar?q=${typed}&ordem=relevancia`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 3, name: /Casco/ }).first()).toBeVisible();
  // The one time that is asserted: the shop promises a found search within 30 seconds of the first look at a failed one.
  const seconds = (Date.now() - begun) / 1000;
  test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
  // A machine that runs all tests side by side takes longer for the same.
  expect(seconds).toBeLessThan(process.env.CI ? 120 : 30);

  await open(page, '/pt-BR/dashboard/buscas?tipo=regras');
  const row = page.getByRole('row', { name: new RegExp(typed) });
  await expect(row).toContainText('casco');
  await row.getByRole('button', { name: 'Encerrar' }).click();
  await expect(row).toHaveCount(0);
});

test('a bar code and Enter open the very pack', async ({ page }) => {
  await open(page, '/pt-BR');
  await searchField(page).focus();
  await page.keyboard.type('7890000001021');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pt-BR\/produtos\/pasto-forte-seca-ureia\?pacote=BL-PFU-15KG/);
  await expect(page.getByText('SKU BL-PFU-15KG')).toBeVisible();
});

test('a search says what it leaves out and what it put right, and takes it back', async ({ page }) => {
  await open(page, '/pt-BR/buscar?q=casco%20xyzwqk');
  await expect(page.getByText(/Nenhum produto tem todas as palavras/)).toContainText('xyzwqk');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await open(page, '/pt-BR/buscar?q=rasao');
  await page.getByRole('link', { name: 'Buscar por “rasao” como foi escrito' }).click();
  await expect(page).toHaveURL(/exato=true/);
});
