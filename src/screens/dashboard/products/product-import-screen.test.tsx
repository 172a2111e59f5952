import Cookies from 'js-cookie';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { CallInput, Output } from '@/contract/contract';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardProductImportScreen } from './product-import-screen';

type Body = CallInput<'importProducts'>['body'];

/** Everything is new, but a SKU that says it is wrong. */
const report = ({ lines, firstLine }: Body): Output<'importProducts'> => ({
  lines: lines.map(({ sku = '' }, index) => {
    const fields: Record<string, string> = sku.startsWith('RUIM') ? { preco: 'money' } : {};
    return { line: firstLine + index, sku, outcome: fields.preco ? 'refused' : 'created', fields };
  }),
});

async function open(importProducts: ApiAnswers['importProducts'] = ({ body }) => report(body)) {
  const scene = renderScreen(<DashboardProductImportScreen />, {
    url: '/dashboard/produtos/importar',
    answers: {
      getSelf: () => ({
        id: 'u1',
        fullName: 'Helena Quaresma',
        email: 'helena@boalida.example',
        admin: false,
        permissions: ['products.write'],
      }),
      importProducts,
    },
  });
  const input = await screen.findByLabelText('Escolher planilha', { selector: 'input' }, { timeout: 30_000 });
  const choose = (text: string) =>
    scene.user.upload(input, new File([text], 'sal.csv', { type: 'text/csv' }));
  const press = async (name: string | RegExp) =>
    scene.user.click(await screen.findByRole('button', { name }));
  const sent = () =>
    scene.calls.filter(({ name }) => name === 'importProducts').map(({ input: { body } }) => body as Body);
  return { ...scene, choose, press, sent };
}
const linesOf = (count: number) =>
  ['sku;preco', ...Array.from({ length: count }, (_, index) => `S${index};10,00`)].join('\n');

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the import of products', () => {
  it('says what a file lacks before anything is sent', async () => {
    const { choose, sent } = await open();
    await choose('preco\n10');
    expect(await screen.findByRole('alert')).toHaveTextContent('Falta a coluna sku');
    expect(sent()).toEqual([]);
  });

  it('leaves unknown columns out only when it is told to', async () => {
    const { choose, user, sent, press } = await open();
    await choose('sku;cor\nA;azul');
    expect(await screen.findByRole('button', { name: 'Conferir sem gravar' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Deixar estas colunas de fora' }));
    await press('Conferir sem gravar');
    await waitFor(() => expect(sent().map(({ lines }) => lines)).toEqual([[{ sku: 'A' }]]));
  });

  it('checks first, names what is refused, then writes the same lines', async () => {
    const { choose, press, sent, user } = await open();
    await choose('sku;preco\nA;10\nRUIM;x');
    await press('Conferir sem gravar');
    expect(await screen.findByRole('row', { name: /RUIM/ })).toHaveTextContent(
      'preco: Digite um valor em reais',
    );
    await user.click(screen.getByRole('button', { name: /Recusadas/ }));
    const table = screen.getByRole('table', { name: 'Resultado por linha' });
    expect(within(table).queryByRole('row', { name: /\bA\b/ })).not.toBeInTheDocument();
    await press('Gravar na loja (1)');
    expect(await screen.findByText('Importação terminada.')).toBeInTheDocument();
    expect(sent().map(({ dryRun, lines }) => [dryRun, lines.length])).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });

  it('reports line by line, each with its own outcome, also what was never sent', async () => {
    const { choose, press } = await open();
    await choose('sku;preco\nA;10\nRUIM;x\nA;12');
    await press('Conferir sem gravar');
    const table = await screen.findByRole('table', { name: 'Resultado por linha' });
    await within(table).findByRole('row', { name: /RUIM/ });
    const outcomes = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(outcomes).toEqual([
      expect.stringMatching(/^2ACriada/),
      expect.stringMatching(/^3RUIMRecusada/),
      expect.stringMatching(/^4ARecusada/),
    ]);
    expect(screen.getByText('Linhas conferidas: 3')).toBeVisible();
  });

  it('changes stock beside other columns only when it is told to, and checks again then', async () => {
    const { choose, press, sent, user } = await open();
    await choose('sku;preco;estoque\nA;10;40');
    const box = await screen.findByRole('checkbox', { name: 'Mudar também o estoque' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/pode ter vendido unidades/);
    await press('Conferir sem gravar');
    expect(await screen.findByRole('button', { name: 'Gravar na loja (1)' })).toBeInTheDocument();
    await user.click(box);
    expect(screen.queryByRole('button', { name: 'Gravar na loja (1)' })).not.toBeInTheDocument();
    await press('Conferir sem gravar');
    await press('Gravar na loja (1)');
    expect(await screen.findByText('Importação terminada.')).toBeInTheDocument();
    expect(sent().map(({ dryRun, setsStock }) => [dryRun, setsStock])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('takes a file of SKUs and stock for a count, and changes the stock', async () => {
    const { choose, press, sent } = await open();
    await choose('sku;estoque\nA;40');
    await press('Conferir sem gravar');
    await waitFor(() => expect(sent().map(({ setsStock }) => setsStock)).toEqual([true]));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('goes on with the call that was lost, and sends no other again', async () => {
    let calls = 0;
    const { choose, press, sent } = await open(({ body }) => {
      calls += 1;
      if (calls === 2) throw noAnswer();
      return report(body);
    });
    await choose(linesOf(450));
    await press('Conferir sem gravar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(screen.queryByRole('button', { name: /Gravar na loja/ })).not.toBeInTheDocument();
    await press('Continuar de onde parou');
    expect(await screen.findByText('Conferência terminada. Nada foi gravado.')).toBeInTheDocument();
    expect(sent().map(({ firstLine }) => firstLine)).toEqual([2, 202, 202, 402]);
    expect(screen.getByRole('button', { name: /^Todas/ })).toHaveTextContent('450');
  });

  it('stops when it is told to, and can go on', async () => {
    let release: () => void = () => undefined;
    const { choose, press } = await open(async ({ body }) => {
      await new Promise<void>((resolve) => (release = resolve));
      return report(body);
    });
    await choose(linesOf(250));
    await press('Conferir sem gravar');
    await press('Cancelar');
    release();
    expect(await screen.findByText('Conferência parada.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continuar de onde parou' })).toBeInTheDocument();
  });
});
