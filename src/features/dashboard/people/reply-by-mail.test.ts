import { describe, expect, it } from 'vitest';
import { QUOTE_LINE } from '@/testing/make-lead';
import { replyByMail } from './reply-by-mail';

const LEAD = { email: 'tereza@cliente.example', reference: 'AB12CD34', message: '', lines: [] };

function read(address: string) {
  const { pathname, searchParams } = new URL(address);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('the answer to a message by mail', () => {
  it('quotes the packs and the words of the sender below an empty beginning', () => {
    const message = 'Bom dia\nEntregam em Goiás?';
    expect(read(replyByMail({ ...LEAD, message, lines: [QUOTE_LINE] }))).toEqual({
      to: 'tereza@cliente.example',
      subject: 'Boa Lida AB12CD34',
      body: '\r\n\r\n> 14 × Matriz 60, Saco 30 kg\r\n> Bom dia\r\n> Entregam em Goiás?',
    });
  });

  it('is short enough for every mail program, and shows that its end is left out', () => {
    const address = replyByMail({ ...LEAD, message: 'Ração para 🐄 é ração. '.repeat(150) });
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(read(address).body).toMatch(/^\r\n\r\n> Ração para 🐄 .*…$/);
  });
});
