import { expect, it } from 'vitest';
import { iconsAddress, publicFileHeaders } from './public-files';

it('icons are kept for a year under an address that changes with them, and asked for again under any other', () => {
  expect(iconsAddress()).toMatch(/^\/icons\.svg(\?v=[0-9a-f]{8})?$/);
  const [icons] = publicFileHeaders;
  expect(icons).toMatchObject({ source: '/icons.svg', has: [{ type: 'query', key: 'v' }] });
  expect(icons?.headers[0]?.value).toContain('immutable');
});

it('a logo, which keeps its name when it changes, is looked at again within the hour', () => {
  const logos = publicFileHeaders.find(({ source }) => source.startsWith('/brands/'));
  expect(logos?.headers[0]?.value).toMatch(/^public, max-age=3600,/);
});
