import axios, { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { makeCall } from './make-call';

describe('a call with a parameter in its path', () => {
  const adapter = vi.fn();
  const call = makeCall(async () => axios.create({ adapter }));

  // `/blog/all/` is the list, and `/blog/all/..` the list of the shop: neither is an article.
  it.each(['', ' ', '.', '..'])('is not sent for %j, and fails with NOT_FOUND', async (id) => {
    await expect(call('getManagedPost', { params: { id } })).rejects.toMatchObject({
      errorCode: 'NOT_FOUND',
      status: 404,
    });
    expect(adapter).not.toHaveBeenCalled();
  });

  it('encodes any other value as one segment of the path', async () => {
    adapter.mockImplementation(async (config: object) => ({ data: {}, status: 200, headers: {}, config }));
    await call('getManagedPost', { params: { id: '../all?x=1' } });
    expect(adapter).toHaveBeenCalledWith(expect.objectContaining({ url: '/blog/all/..%2Fall%3Fx%3D1' }));
  });
});

describe('an answer that was cut off on its way', () => {
  const answered = async (status: number, data: string) => {
    const call = makeCall(async () =>
      axios.create({
        adapter: async (config) => {
          const response = { data, status, statusText: '', headers: {}, config };
          if (status < 400) return response;
          throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response);
        },
      }),
    );
    return call('getManagedPost', { params: { id: 'sal' } });
  };

  it.each(['', ' ', '{"id":"sal","ti', '[{"id":'])('is a lost connection: %j', async (data) => {
    await expect(answered(200, data)).rejects.toMatchObject({ errorCode: 'NETWORK', status: 0 });
  });

  it('is one also where it refused: of its reason there is only a part', async () => {
    await expect(answered(402, '{"errorCode":"PAY')).rejects.toMatchObject({ errorCode: 'NETWORK' });
    await expect(answered(413, '<html>')).rejects.toMatchObject({ errorCode: 'INTERNAL', status: 413 });
    await expect(answered(502, '')).rejects.toMatchObject({ errorCode: 'UNAVAILABLE', status: 502 });
  });

  it('is not one without a body, one of text, or a whole one', async () => {
    await expect(answered(204, '')).resolves.toBe('');
    await expect(answered(200, '"a-token"')).resolves.toBe('a-token');
    await expect(answered(200, 'sku;price')).resolves.toBe('sku;price');
    await expect(answered(200, '{"id":"sal"}')).resolves.toEqual({ id: 'sal' });
  });
});
