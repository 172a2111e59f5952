import { fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { openOrders, ORDERS_PATH } from '@/testing/open-orders';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const select = (name: RegExp) => screen.findByRole('combobox', { name });
const choose = async (name: RegExp, value: string) =>
  fireEvent.change(await select(name), { target: { value } });

/** Where the list was led last, as its filters. */
function lastFilters({ router }: ReturnType<typeof openOrders>) {
  const address = router.push.mock.lastCall?.[0];
  if (typeof address !== 'string') return null;
  return Object.fromEntries(new URL(address, 'http://shop.test').searchParams.entries());
}

it('keeps a filter that the router has not taken in yet when another one follows', async () => {
  const view = openOrders({ url: `${ORDERS_PATH}?pagina=3` });
  view.router.push.mockReturnValue(new Promise(() => undefined));
  await choose(/Situação/, 'approved');
  await choose(/Pagamento/, 'pix');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Precisa de atenção' }));
  expect(lastFilters(view)).toEqual({ estado: 'approved', metodo: 'pix', atencao: '1' });
});

it('goes on from the address once the router has it', async () => {
  const view = openOrders();
  await choose(/Situação/, 'approved');
  // The navigation ended elsewhere: the router still stands at the first address.
  await Promise.resolve();
  await choose(/Pagamento/, 'pix');
  expect(lastFilters(view)).toEqual({ metodo: 'pix' });
});

it('takes the text along that is typed and not sent when another filter is chosen', async () => {
  const view = openOrders({ url: `${ORDERS_PATH}?q=antigo` });
  const search = await screen.findByRole('searchbox');
  await view.user.clear(search);
  await view.user.type(search, ' Adelmo ');
  await choose(/Situação/, 'approved');
  expect(lastFilters(view)).toEqual({ q: 'Adelmo', estado: 'approved' });
});
