import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { boaLida } from '@config/brands/boa-lida';
import { LOCALES } from '@config/locales';
import { greetingName } from '@/mails/greeting-name';
import type { MailData, MailName } from '@/mails/mail-data';
import { renderMail } from '@/mails/render-mail';

const TOKEN = 'q'.repeat(43);
const at = '2026-11-21T02:30:00.000Z';
const fullName = 'Rita Alves';
const newDevice = { fullName, at, address: '187.10.0.1', browser: 'Chrome', system: 'Android' };
const MAILS = [
  ['welcome', { fullName }, /conta.*pronta/, /account.*ready/i, '/minha-conta'],
  [
    'passwordReset',
    { fullName, token: TOKEN },
    /senha nova/,
    /new password/,
    `/forget-password?token=${TOKEN}`,
  ],
  ['passwordChanged', { fullName, at }, /senha foi trocada/, /password was changed/, '/forget-password'],
  ['newDevice', newDevice, /aparelho novo/, /new device/, '/forget-password'],
] satisfies [MailName, MailData<MailName>, RegExp, RegExp, string][];

describe.each(MAILS)('the mail %s', (name, data, portuguese, english, path) => {
  it.each(LOCALES)('is written for a reader of %s and leads to the shop in that language', async (locale) => {
    const { subject, html, text } = await renderMail(name, data, { brand: boaLida, locale });
    expect(subject).toMatch(locale === 'pt-BR' ? portuguese : english);
    expect(html).toContain(`lang="${locale === 'pt-BR' ? 'pt-BR' : 'en'}"`);
    expect(text).toContain(`${boaLida.canonicalUrl}${locale === 'en' ? '' : `/${locale}`}${path}`);
    expect(text).toContain('Rita');
  });

  it.each(Object.values(BRANDS).map((brand) => [brand.id, brand] as const))(
    'is signed by %s and leads nowhere else',
    async (_id, brand) => {
      const { html } = await renderMail(name, data, { brand, locale: 'pt-BR' });
      expect(html).toContain(brand.company.legalName);
      const hosts = [...html.matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
      expect(new Set(hosts)).toEqual(new Set([new URL(brand.canonicalUrl).host]));
    },
  );
});

describe('what account mails say', () => {
  it('tells device, network and the shop’s own time of a sign-in', async () => {
    const { text } = await renderMail('newDevice', newDevice, { brand: boaLida, locale: 'pt-BR' });
    expect(text.replace(/\s+/g, ' ')).toContain('20 de novembro de 2026, 23:30');
    expect(text).toContain('Chrome · Android');
    expect(text).toContain('187.10.0.1');
    const unknown = { ...newDevice, browser: null, system: null };
    const other = await renderMail('newDevice', unknown, { brand: boaLida, locale: 'pt-BR' });
    expect(other.text).toContain('não se identificou');
  });

  it.each([
    ['Rita Alves', 'Rita'],
    ["  D'Ávila", "D'Ávila"],
    ['Ana-Clara', 'Ana-Clara'],
    ['GANHE:https://evil.example agora', null],
    ['evil.example', null],
    ['<b>Rita</b>', null],
    ['R$', null],
    ['x'.repeat(31), null],
    ['', null],
  ])('greets %j as %j', (given, name) => expect(greetingName(given)).toBe(name));

  it('carries no message of who registered somebody else’s address', async () => {
    const data = { fullName: 'https://evil.example/premio clique' };
    const { html, text } = await renderMail('welcome', data, { brand: boaLida, locale: 'en' });
    expect(`${html}${text}`).not.toMatch(/evil|clique/);
    expect(text).toContain('Hello!');
  });
});
