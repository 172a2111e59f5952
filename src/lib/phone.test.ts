import { describe, expect, it } from 'vitest';
import { formatPhone, isValidPhone } from './phone';

describe('a Brazilian phone number', () => {
  it.each(['(34) 90000-0001', '34 3333 4444', '34900000001', '+55 34 90000-0001', '005534900000001'])(
    '%s is one',
    (phone) => expect(isValidPhone(phone)).toBe(true),
  );

  it.each(['', '1234', '90000-0001', '(00) 90000-0001', '(20) 90000-0001', '0800 123 4567', '(34) 9000-000'])(
    '%s is none',
    (phone) => expect(isValidPhone(phone)).toBe(false),
  );

  it.each([
    ['34900000001', '(34) 90000-0001'],
    ['3433334444', '(34) 3333-4444'],
    ['+55 34 90000-0001', '(34) 90000-0001'],
    ['005534900000001', '(34) 90000-0001'],
    // 55 is also the area code of the west of Rio Grande do Sul.
    ['55987654321', '(55) 98765-4321'],
    ['34 9000', '34 9000'],
  ])('%s is written %s', (phone, written) => expect(formatPhone(phone)).toBe(written));
});
