import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN, makeVisitor, open, reopen, signIn } from './support/shop';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** Times for a `datetime-local` control; the browser runs in the shop's time zone. */
const clock = (minutesAhead: number) => {
  const date = new Date(Date.now() + minutesAhead * 60_000 - 3 * 60 * 60_000);
  return date.toISOString().slice(0, 16);
};
const unique = () => Date.now().toString(36);
const saved = (page: Page) => expect(page.getByText('Salvo.').first()).toBeVisible();

test('an article is written, seen in its preview, published and read on the shop', async ({ page }) => {
  const title = `Mineral na seca ${unique()}`;
  await signIn(page, ADMIN, '/dashboard/blog_posts/novo');
  const form = page.getByRole('form', { name: 'Artigo' });
  await form.getByLabel('Título', { exact: true }).first().fill(title);
  await form.getByLabel('Autor', { exact: true }).fill('Helena Quaresma');
  const body = form.getByRole('textbox', { name: 'Texto', exact: true });
  await body.click();
  await page.keyboard.type('A conta da seca');
  await form.getByRole('button', { name: 'H2 Título' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Leia sobre o ');
  await form.getByRole('button', { name: 'Link para um produto' }).click();
  await page.getByRole('combobox', { name: 'Produto' }).fill('matriz 60');
  await page.getByRole('option', { name: /Matriz 60/ }).click();
  await expect(body.getByRole('link', { name: 'Matriz 60' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page).toHaveURL(/\/dashboard\/blog_posts\/editar\?id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  await reopen(page);
  await expect(body.getByRole('heading', { name: 'A conta da seca' })).toBeVisible();
  await open(page, `/pt-BR/dashboard/blog_posts/previa?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Rascunho')).toBeVisible();

  await open(page, `/pt-BR/dashboard/blog_posts/editar?id=${id}`);
  await form.getByRole('radio', { name: 'Publicar ao salvar' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);
  await page.getByRole('link', { name: 'Todos os artigos' }).click();
  await page.getByRole('searchbox', { name: 'Buscar artigos' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Na loja');
  await open(page, `/pt-BR/informativos/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Matriz 60' }).first()).toHaveAttribute(
    'href',
    '/pt-BR/produtos/matriz-60',
  );
});

test('a coupon and a campaign link are made, and stand there after a reload', async ({ page }) => {
  const code = `FEIRA-${unique().toUpperCase()}`;
  await signIn(page, ADMIN, '/dashboard/cupons');
  await page.getByRole('button', { name: 'Novo cupom' }).click();
  const form = page.getByRole('form', { name: 'Cupom' });
  await form.getByLabel('Código').fill(code);
  await form.getByLabel('Desconto (%)').fill('12,5');
  await form.getByRole('checkbox', { name: 'Todos os produtos' }).click();
  await form.getByRole('combobox', { name: 'Produtos' }).fill('matriz 60');
  await page.getByRole('option', { name: /Matriz 60/ }).click();
  await form.getByLabel('Válido até').fill(clock(60));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);
  await reopen(page);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('12,5%');

  await open(page, '/pt-BR/dashboard/redirecionamentos');
  await page.getByRole('button', { name: 'Novo link' }).click();
  const link = page.getByRole('form', { name: 'Link de campanha' });
  await link.getByLabel('Código').fill(code.toLowerCase());
  await link.getByLabel('Destino').fill('/shop');
  await link.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);
  await reopen(page);
  await page.getByRole('link', { name: code.toLowerCase() }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('who may edit texts alone decides reviews and lessons, and sees no coupons', async ({
  page,
  request,
}) => {
  const { email, password, fullName } = makeVisitor();
  const signUp = await request.post('/api/auth/register', { data: { fullName, email, password } });
  expect(signUp.ok()).toBe(true);
  const token = (await (await request.post('/api/auth/login', { data: ADMIN })).json()) as string;
  const headers = { Authorization: `Bearer ${token}` };
  const list = await request.get('/api/user/', { params: { q: email }, headers });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const changed = await request.patch(`/api/user/${items[0]?.id ?? ''}`, {
    data: { permissions: ['content.write'] },
    headers,
  });
  expect(changed.ok()).toBe(true);

  await signIn(page, { email, password }, '/dashboard/avaliacoes?situacao=todas');
  // The rows of a skeleton are rows too.
  const first = page.locator('tr[data-row]').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link')).not.toContainText([
    'Cupons',
  ]);
  const decide = first.getByRole('button', { name: /^(Aprovar|Recusar)/ }).first();
  const decided = () =>
    page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes('/reviews/'),
    );
  const [answer] = await Promise.all([decided(), decide.click()]);
  expect(answer.ok()).toBe(true);
  const undo = page.getByRole('button', { name: 'Desfazer' });
  const [undone] = await Promise.all([decided(), undo.click()]);
  expect(undone.ok()).toBe(true);

  await open(page, '/pt-BR/dashboard/universidade');
  await page.getByRole('link', { name: /Fundamentos da nutrição mineral/ }).click();
  const lesson = page.getByRole('form', { name: 'Aula' });
  const summary = lesson.getByLabel('Resumo');
  const text = `O que são macro e microminerais. ${unique()}`;
  await summary.fill(text);
  await lesson.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);
  await reopen(page);
  await expect(summary).toHaveValue(text);

  await open(page, '/pt-BR/dashboard/cupons');
  await expect(page.getByText('Sua conta não tem acesso a esta página')).toBeVisible();
});
