import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { LanguageSwitch } from './language-switch';

beforeEach(() => window.history.replaceState(null, '', '/shop'));

const open = () => {
  const view = renderScreen(<LanguageSwitch />, { url: '/shop' });
  const select = screen.getByRole('combobox', { name: 'Idioma' });
  // What a browser does with an arrow in a closed list.
  const press = (value: string) => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  };
  return { ...view, select, press };
};
const inLanguage = (locale: string) => ['/shop', '/shop', { locale, scroll: false }];

it('changes the language at once when one is chosen in the open list', async () => {
  const { user, router, select } = open();
  await user.selectOptions(select, 'en');
  expect(router.push.mock.calls).toEqual([inLanguage('en')]);
});

it('leads through the languages by arrow keys without leaving the page, until Enter', async () => {
  const { router, select, press } = open();
  press('en');
  press('es');
  expect(select).toHaveValue('es');
  expect(router.push).not.toHaveBeenCalled();
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(router.push.mock.calls).toEqual([inLanguage('es')]);
});

it('offers a button for what the arrow keys chose, and forgets it when the focus leaves', async () => {
  const { user, router, select, press } = open();
  select.focus();
  press('en');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Trocar o idioma' })).toHaveFocus();
  await user.tab();
  expect(select).toHaveValue('pt-BR');
  expect(screen.queryByRole('button')).toBeNull();
  select.focus();
  press('he');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(router.push.mock.calls).toEqual([inLanguage('he')]);
});

it('takes along what the page wrote into the address by itself', async () => {
  const { user, router, select } = open();
  window.history.replaceState(null, '', '/shop?pacote=S-30#doses');
  await user.selectOptions(select, 'ar');
  const address = '/shop?pacote=S-30#doses';
  expect(router.push.mock.calls).toEqual([[address, address, { locale: 'ar', scroll: false }]]);
});
