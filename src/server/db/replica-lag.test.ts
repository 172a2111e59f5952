import { expect, it } from 'vitest';
import { createLag } from './replica-lag';

it('is not known before a position of each was seen', () => {
  const lag = createLag(5_000);
  expect(lag.readMs(0)).toBe(Infinity);
  lag.noteReplayed(10n);
  expect(lag.readMs(0)).toBe(Infinity);
  lag.noteWritten(20n, 0);
  expect(lag.readMs(0)).toBe(Infinity);
});

it('is nothing while nothing is written, however long', () => {
  const lag = createLag(5_000);
  lag.noteReplayed(10n);
  for (const atMs of [0, 1_000, 3_600_000]) {
    lag.noteWritten(10n, atMs);
    expect(lag.readMs(atMs)).toBe(0);
  }
});

it('grows from the moment at which the replica had everything', () => {
  const lag = createLag(5_000);
  lag.noteReplayed(15n);
  lag.noteWritten(10n, 0);
  lag.noteWritten(20n, 1_000);
  lag.noteWritten(30n, 2_000);
  expect(lag.readMs(2_500)).toBe(2_500);
  lag.noteReplayed(20n);
  expect(lag.readMs(2_500)).toBe(1_500);
  lag.noteReplayed(30n);
  expect(lag.readMs(2_500)).toBe(500);
});

it('is infinite when it is longer than what is remembered', () => {
  const lag = createLag(5_000);
  lag.noteReplayed(10n);
  for (let second = 0; second < 20; second += 1) lag.noteWritten(10n + BigInt(second), second * 1_000);
  expect(lag.readMs(20_000)).toBe(Infinity);
});

it('begins again with a primary whose log is shorter', () => {
  const lag = createLag(5_000);
  lag.noteWritten(1_000n, 0);
  lag.noteReplayed(1_000n);
  lag.noteWritten(10n, 1_000);
  lag.noteReplayed(5n);
  expect(lag.readMs(1_000)).toBe(Infinity);
});
