import { expect } from 'playwright/test';
import { LEAD_MIN_FILL_MS } from '@/contract/constants';
import { expectAccessible } from './support/accessibility';
import { makeVisitor, open, openAsAdmin, reopen, signIn } from './support/shop';
import { signInByApi } from './support/shop-api';
import { makeStaff } from './support/staff';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

test('an admin names a representative with one permission more, and the audit log says so', async ({
  browser,
  request,
}) => {
  const person = await makeStaff(request, []);
  const admin = await openAsAdmin(browser, '/dashboard/usuarios/todos');
  const sheet = admin.getByRole('dialog', { name: 'Usuário' });
  await admin.getByRole('searchbox', { name: 'Buscar pessoas' }).fill(person.email);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('row')).toHaveCount(2);
  await admin
    .getByRole('row', { name: new RegExp(person.fullName) })
    .getByRole('link')
    .click();

  await sheet.getByRole('button', { name: 'Tornar representante' }).click();
  const link = sheet.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/redirect\/.+/);
  await sheet.getByRole('checkbox', { name: 'Responder mensagens' }).check();
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(admin.getByText('Salvo.', { exact: true })).toBeVisible();
  await expectAccessible(admin);

  await reopen(admin);
  await expect(sheet.getByRole('checkbox', { name: 'Responder mensagens' })).toBeChecked();
  await expect(sheet.getByRole('textbox', { name: 'Código', exact: true })).not.toHaveValue('');

  await open(admin, '/pt-BR/dashboard/auditoria?acao=user.');
  await admin.getByRole('row').nth(1).getByRole('link').click();
  const entry = admin.getByRole('dialog', { name: 'Registro' });
  await expect(entry.getByRole('row', { name: /Permissões/ })).toContainText('Responder mensagens');
  await expectAccessible(admin);
  await admin.context().close();
});

test('who answers messages marks one as answered, takes it back, and it stays as it was left', async ({
  page,
  request,
  baseURL,
}) => {
  const { token } = (await (await request.get('/api/lead/token')).json()) as { token: string };
  const reader = await makeStaff(request, ['leads.read']);
  await signIn(page, reader, '/dashboard/');
  await page.getByRole('main').getByRole('link', { name: 'Mensagens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible();

  const { fullName, email } = makeVisitor();
  const name = `${fullName} ${email.slice(7, 13)}`;
  const row = page.getByRole('row', { name: new RegExp(name) });
  const staff = await signInByApi(baseURL);
  // A form that is sent faster than a person could fill it in counts as sent by a bot, and is not stored.
  await expect(async () => {
    const sent = await request.post('/api/lead/', {
      data: {
        ...{ kind: 'contact', name, email, phone: '(34) 99999-1234', topic: 'technical' },
        ...{ message: 'Qual a dose para bezerro desmamado?', locale: 'pt-BR', token },
      },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    const { items } = await staff('listLeads', { query: { pendentes: '1' } });
    expect(items.map((lead) => lead.email)).toContain(email);
    // An address may send five in ten minutes.
  }).toPass({ intervals: [LEAD_MIN_FILL_MS], timeout: 60_000 });
  await open(page, '/pt-BR/dashboard/contatos?pendentes=1');
  await row.getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Qual a dose para bezerro desmamado?');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Marcar como respondida' }).click();
  // The toast is outside the open modal sheet, which alone is in the accessibility tree; it can be clicked all the
  // same.
  await page.getByText('Desfazer').click();
  await expect(sheet.getByRole('button', { name: 'Marcar como respondida' })).toBeVisible();
  // The page shows it at once (optimistic update); the shop's answer is what counts.
  await Promise.all([
    // Not the answer to the press before, which took it back.
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' &&
        answer.ok() &&
        (answer.request().postDataJSON() as { handled?: boolean }).handled === true,
    ),
    sheet.getByRole('button', { name: 'Marcar como respondida' }).click(),
  ]);
  await expect(sheet.getByRole('button', { name: 'Reabrir' })).toBeVisible();

  await open(page, '/pt-BR/dashboard/contatos');
  await expect(row).toContainText('Respondida');
  await open(page, '/pt-BR/dashboard/contatos?pendentes=1');
  await expect(page.getByRole('table').or(page.getByText('Nada com estes filtros'))).toBeVisible();
  await expect(row).toHaveCount(0);
});
