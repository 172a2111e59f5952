import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { memo } from 'react';
import { expect, it } from 'vitest';
import { makeRouter } from '@/testing/render-screen';
import { SettledRouterProvider, useSettledRouter } from './settled-router';

const Around = memo(function Around() {
  return <p>{useSettledRouter().asPath}</p>;
});

const at = (url: string) => (
  <RouterContext value={makeRouter({ url })}>
    <SettledRouterProvider>
      <Around />
    </SettledRouterProvider>
  </RouterContext>
);

it('lets what stays around the pages follow a moment after the page', async () => {
  const { rerender } = render(at('/shop'));
  rerender(at('/contato'));
  expect(screen.getByText('/shop')).toBeVisible();
  expect(await screen.findByText('/contato')).toBeVisible();
});

it('ends at the last page where two follow each other at once', async () => {
  const { rerender } = render(at('/shop'));
  rerender(at('/contato'));
  rerender(at('/faq'));
  expect(await screen.findByText('/faq')).toBeVisible();
});

it('is the router of the page where nothing else is given', () => {
  render(
    <RouterContext value={makeRouter({ url: '/faq' })}>
      <Around />
    </RouterContext>,
  );
  expect(screen.getByText('/faq')).toBeVisible();
});
