import { expect, it } from 'vitest';
import { publicFileHeaders } from './public-files';

it('a logo, whose name does not change with its content, is revalidated within the hour', () => {
  const logos = publicFileHeaders.find(({ source }) => source.startsWith('/brands/'));
  expect(logos?.headers[0]?.value).toMatch(/^public, max-age=3600,/);
});
