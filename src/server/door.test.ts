import { expect, it, vi } from 'vitest';
import { answerApi } from './door';

// What a socket brings along matters to the limits alone.
const bindings = {} as Parameters<typeof answerApi>[1];
const closed = () => Promise.reject(new Error('connect ECONNREFUSED'));
const ask = (path: string) => answerApi(new Request(`http://shop.test${path}`), bindings, closed);

it('a shop whose database is away says that it lives, and that it is not ready', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await ask('/api/health')).status).toBe(200);
  const answer = await ask('/api/ready');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ errorCode: 'UNAVAILABLE', details: ['database'] });
  expect(log).toHaveBeenCalledTimes(2);
});
