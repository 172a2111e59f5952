import { expect } from 'playwright/test';
import type { Permission } from '@config/permissions';
import { ADMIN, open, reopen, signIn } from './support/shop';
import { grant, makeStaff } from './support/staff';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** What each permission opens alone, and one place that it does not open. */
const DOORS: {
  permission: Permission;
  places: string[];
  opens: [path: string, title: string];
  not: string;
}[] = [
  {
    permission: 'users.read',
    places: ['Início', 'Usuários', 'Representantes'],
    opens: ['/dashboard/usuarios/todos?q=admin@', 'Usuários'],
    not: '/dashboard/produtos',
  },
  {
    permission: 'coupons.write',
    places: ['Início', 'Cupons'],
    opens: ['/dashboard/cupons', 'Cupons'],
    not: '/dashboard/blog_posts/todos',
  },
  {
    permission: 'reports.read',
    places: ['Início', 'Buscas', 'Auditoria'],
    opens: ['/dashboard/auditoria', 'Auditoria'],
    not: '/dashboard/contatos',
  },
];

test('one permission opens its own places, with what stands there, and no other', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const person = await makeStaff(request, []);
  for (const { permission, places, opens, not } of DOORS) {
    await grant(request, person.email, [permission]);
    await context.clearCookies();
    await signIn(page, person, '/dashboard/');
    await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link')).toHaveText(places);
    await open(page, `/pt-BR${opens[0]}`);
    await expect(page.getByRole('heading', { level: 1, name: opens[1] })).toBeVisible();
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
    await open(page, `/pt-BR${not}`);
    await expect(page.getByRole('heading', { name: 'Sua conta não tem acesso a esta página' })).toBeVisible();
  }
  await open(page, '/pt-BR/dashboard/buscas');
  await expect(page.getByRole('heading', { level: 1, name: 'Buscas' })).toBeVisible();
});

test('a testimonial is written, shown, taken off the shop and deleted', async ({ page }) => {
  const author = `Prova ${Date.now().toString(36)}`;
  await signIn(page, ADMIN, '/dashboard/depoimentos');
  await page.getByRole('button', { name: 'Novo depoimento' }).click();
  const form = page.getByRole('form', { name: 'Depoimento' });
  await form.getByLabel('Nome').fill(author);
  await form.getByLabel('Cidade').fill('Uberaba');
  await form.getByLabel('Estado').selectOption('MG');
  await form.getByLabel('Depoimento').fill('O sal rende o que o rótulo promete, e chega no dia.');
  await form.getByRole('button', { name: 'Salvar' }).click();

  const row = page.getByRole('row', { name: new RegExp(author) });
  await expect(row).toContainText('Na loja');
  await row.getByRole('button', { name: /^Ocultar/ }).click();
  await expect(page.getByText('O depoimento saiu da loja.')).toBeVisible();
  await reopen(page);
  await expect(row).toContainText('Oculto');

  await row.getByRole('link').click();
  await form.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: /^Sim/ }).click();
  await expect(row).toHaveCount(0);
});
