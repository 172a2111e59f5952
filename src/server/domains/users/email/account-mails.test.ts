import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { boaLida } from '@config/brands/boa-lida';
import { LOCALES, type Locale } from '@config/locales';
import { directionOf } from '@/lib/texts/direction';
import { withoutIsolates } from '@/lib/texts/isolate';
import { greetingName } from '@/mails/greeting-name';
import type { MailData, MailName } from '@/mails/mail-data';
import { renderMail } from '@/mails/render-mail';

const TOKEN = 'q'.repeat(43);
const at = '2026-11-21T02:30:00.000Z';
const fullName = 'Rita Alves';
const newDevice = { fullName, at, address: '187.10.0.1', browser: 'Chrome', system: 'Android' };
const MAILS = [
  [
    'welcome',
    { fullName },
    {
      'pt-BR': 'Sua conta na Boa Lida está pronta',
      en: 'Your Boa Lida account is ready',
      es: 'Tu cuenta en Boa Lida está lista',
      ar: 'حسابك في Boa Lida جاهز',
      he: 'החשבון שלכם ב־Boa Lida מוכן',
    },
    '/minha-conta',
  ],
  [
    'passwordReset',
    { fullName, token: TOKEN },
    {
      'pt-BR': 'Crie uma senha nova',
      en: 'Create a new password',
      es: 'Crea una contraseña nueva',
      ar: 'أنشئ كلمة مرور جديدة',
      he: 'יצירת סיסמה חדשה',
    },
    `/forget-password?token=${TOKEN}`,
  ],
  [
    'passwordChanged',
    { fullName, at },
    {
      'pt-BR': 'Sua senha foi alterada',
      en: 'Your password has been changed',
      es: 'Se cambió tu contraseña',
      ar: 'تم تغيير كلمة مرورك',
      he: 'הסיסמה שלכם שונתה',
    },
    '/forget-password',
  ],
  [
    'newDevice',
    newDevice,
    {
      'pt-BR': 'Novo acesso à sua conta',
      en: 'New sign-in to your account',
      es: 'Nuevo inicio de sesión en tu cuenta',
      ar: 'تسجيل دخول جديد إلى حسابك',
      he: 'כניסה חדשה לחשבון שלכם',
    },
    '/forget-password',
  ],
] satisfies [MailName, MailData<MailName>, Record<Locale, string>, string][];

describe.each(MAILS)('the mail %s', (name, data, subjects, path) => {
  it.each(LOCALES)('is written for a reader of %s and leads to the shop in that language', async (locale) => {
    const { subject, html, text } = await renderMail(name, data, { brand: boaLida, locale });
    expect(withoutIsolates(subject)).toBe(subjects[locale]);
    expect(html).toContain(`<html dir="${directionOf(locale)}" lang="${locale}"`);
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
    expect(other.text).toContain('um aparelho não identificado');
  });

  it.each(['ar', 'he'] as const)(
    'sets device and telephone apart in %s, in plain text too',
    async (locale) => {
      const { html, text } = await renderMail('newDevice', newDevice, { brand: boaLida, locale });
      for (const value of ['Chrome · Android', boaLida.company.phone])
        for (const part of [html, text]) expect(part).toContain(`\u2068${value}\u2069`);
      // Figures and dots keep their order by themselves.
      expect(text).toContain('187.10.0.1');
    },
  );

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

  it('carries no message from a registration with the address of another person', async () => {
    const data = { fullName: 'https://evil.example/premio clique' };
    const { html, text } = await renderMail('welcome', data, { brand: boaLida, locale: 'en' });
    expect(`${html}${text}`).not.toMatch(/evil|clique/);
    expect(text).toContain('Hello!');
  });
});
