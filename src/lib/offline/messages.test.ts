import { describe, expect, it } from 'vitest';
import { readMessage } from './messages';

describe('a message to the worker', () => {
  it.each([
    [{ type: 'take-over' }],
    [{ type: 'keep', page: 'https://shop.test/', files: ['https://shop.test/a.js'] }],
  ])('is read: %o', (message) => {
    expect(readMessage(message)).toEqual(message);
  });

  it.each([
    [null],
    ['take-over'],
    [{ type: 'keep' }],
    [{ type: 'keep', page: 1, files: [] }],
    [{ type: 'keep', page: '', files: [1] }],
    [{ type: 'other' }],
  ])('is nothing when it is %o', (data) => {
    expect(readMessage(data)).toBeNull();
  });
});
