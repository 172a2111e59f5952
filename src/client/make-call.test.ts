import axios from 'axios';
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
