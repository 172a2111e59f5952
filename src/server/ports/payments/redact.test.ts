import fc from 'fast-check';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { logOptions } from '@/server/ports/log-options';
import { redact, redactText } from './redact';

const PAN = '4012001037141112';

/** What stands in the log after one line. */
function logged(fields: object, message = 'something happened'): string {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) });
  log.info(fields, message);
  return lines.join('');
}

describe('what a log may show', () => {
  it.each([
    ['a card number', `card ${PAN} refused`],
    ['a card number in groups', 'card 4012 0010 3714 1112 refused'],
    ['a bearer token', 'Authorization: Bearer 9f3c1e5a-aaaa-bbbb'],
    ['a client id and secret', 'Basic bWV1LWlkOm1ldS1zZWdyZWRv'],
    ['the secret of the notices', 'GET /api/webhook/getnet/9f3c1e5a-aaaa-bbbb?status=PAID'],
  ])('never shows %s in a text', (_name, text) => {
    const shown = redactText(text);
    expect(shown).toContain('[hidden]');
    expect(shown).not.toMatch(/4012|1112|9f3c|bWV1/);
  });

  it('keeps what is no secret: ids, numbers that are no card, boleto lines', () => {
    const texts = [
      'order BL-7K2M9Q over 18990 centavos',
      'payment 06f256c8-1bbf-42bf-93b4-ce2041bfb87e',
      '03399070737700000123345679010295540200002952 95'.replace(' ', ''),
      '2026-11-21T12:00:00.000Z',
    ];
    expect(texts.map(redactText)).toEqual(texts);
  });

  it('hides fields named like a secret at any depth, however they are spelt', () => {
    const fields = {
      card: { number: PAN },
      payment: { card: { security_code: '123', 'x-webhook-secret': 's' }, amount: 18_990 },
      headers: [{ Authorization: 'abc', 'Set-Cookie': 'x', accept: 'json' }],
      accessToken: 'abc',
      access_token: 'abc',
      CLIENT_SECRET: 'abc',
      password: null,
    };
    expect(redact(fields)).toEqual({
      card: '[hidden]',
      payment: { card: '[hidden]', amount: 18_990 },
      headers: [{ Authorization: '[hidden]', 'Set-Cookie': '[hidden]', accept: 'json' }],
      accessToken: '[hidden]',
      access_token: '[hidden]',
      CLIENT_SECRET: '[hidden]',
      password: null,
    });
  });

  it('never lets a card number through, wherever it stands in what is logged', () => {
    const withPan = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.constant(`x ${PAN} y`),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'number', 'reason', 'text'), tie('value'), { maxKeys: 2 }),
      ),
    })).value;
    fc.assert(fc.property(withPan, (value) => !JSON.stringify(redact(value)).includes(PAN)));
  });

  it('ends on what contains itself', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain('[hidden]');
  });

  it('names an error as it names itself, whatever a build makes of its class', () => {
    const error = Object.assign(new (class a extends Error {})('busy'), { name: 'Fault' });
    expect(JSON.parse(logged({ error }))).toMatchObject({ error: { type: 'Fault', message: 'busy' } });
  });

  it('shows no header of a request that signs in', () => {
    const headers = {
      Authorization: 'Bearer 9f3c1e5a-aaaa-bbbb',
      Cookie: 'auth=9f3c1e5a; XSRF-TOKEN=9f3c',
      'set-cookie': ['auth=9f3c1e5a'],
      'proxy-authorization': 'Basic bWV1LWlkOm1ldS1zZWdyZWRv',
      'x-xsrf-token': '9f3c1e5a',
      'user-agent': 'a browser',
    };
    expect(logged({ headers })).not.toMatch(/9f3c|bWV1/);
    expect(logged({ headers })).toContain('a browser');
  });

  it('shows no document and no e-mail of a person in whole, in a field or in a text', () => {
    const line = logged(
      { payer: { document: '529.982.247-25', cpf: '52998224725', email: 'tereza@cliente.example' } },
      'no account tereza@cliente.example with 529.982.247-25',
    );
    expect(line).not.toMatch(/529\.?982|tereza@/);
    expect(line).toContain('t…@cliente.example');
  });

  it('shows no secret in a line of the shop, in the fields, the message or an error with its cause', () => {
    const error = new Error(`refused ${PAN}`, { cause: new Error('Bearer 9f3c1e5a-aaaa-bbbb') });
    Object.assign(error, {
      request: { card: { number: PAN }, headers: { authorization: 'Basic abcdefgh' } },
    });
    const line = logged({ error, body: { card: PAN, token: 'abcdefgh' } }, `card ${PAN}`);
    expect(line).not.toMatch(/4012001037141112|9f3c1e5a|abcdefgh/);
    expect(JSON.parse(line)).toMatchObject({
      error: { type: 'Error', message: expect.stringContaining('refused') },
    });
  });
});
