import { expect } from 'playwright/test';
import type { Locale } from '@config/locales';
import { AUTH_COOKIE } from '@config/commerce';
import { listPersonalAddresses, SHARED_ADDRESSES, UNNAMED_ADDRESSES, type Things } from './support/addresses';
import { expectLargeTextFits } from './support/large-text';
import { findPageFaults, watchPage } from './support/page-faults';
import { ADMIN } from './support/shop';
import { shopApi, signInByApi } from './support/shop-api';
import { makeStaff } from './support/staff';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const demo = (email: string) => ({ email, password: ADMIN.password });

interface Role {
  role: string;
  locale: Locale;
  /** A user of the demo data, or a new one who may only edit contents; none for a visitor. */
  person: { email: string; password: string } | 'writer' | null;
  /** Addresses that depend on the user. */
  more?: string[];
}

/** Users with different roles, each in another language. */
const ROLES: Role[] = [
  { role: 'a stranger', locale: 'en', person: null, more: SHARED_ADDRESSES },
  {
    role: 'a customer',
    locale: 'es',
    person: demo('joao.sobral@cliente.example'),
    more: SHARED_ADDRESSES,
  },
  {
    role: 'a customer of the plain line',
    locale: 'ar',
    person: demo('compras@tresveredas.example'),
    more: SHARED_ADDRESSES,
  },
  {
    role: 'a representative',
    locale: 'he',
    person: demo('ione.bittencourt@boalida.example'),
    more: SHARED_ADDRESSES,
  },
  { role: 'who may edit contents alone', locale: 'ar', person: 'writer', more: UNNAMED_ADDRESSES },
  {
    role: 'the administration',
    locale: 'pt-BR',
    person: ADMIN,
    more: [...UNNAMED_ADDRESSES, ...SHARED_ADDRESSES],
  },
];

/** Entities of the demo data that addresses can name. */
async function findThings(baseURL: string | undefined): Promise<Things> {
  const staff = await signInByApi(baseURL);
  const first = (items: { id: string | number }[]) => String(items[0]?.id ?? '');
  const query = { pagina: 1 };
  return {
    order: (await staff('listOrders', { query })).items[0]?.number ?? '',
    product: first((await staff('listManagedProducts', { query })).items),
    post: first((await staff('listManagedPosts', { query })).items),
    lesson: first(await staff('listManagedLessons')),
    user: first((await staff('listUsers', { query })).items),
    coupon: first((await staff('listManagedCoupons', { query })).items),
    audit: first((await staff('listAuditEntries', { query })).items),
  };
}

/** One query for all roles. */
let things: Promise<Things> | null = null;

for (const { role, locale, person, more = [] } of ROLES) {
  test(`every address says something sensible to ${role}, and fits a small phone with large text, in ${locale} @long`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(1_200_000);
    things ??= findThings(baseURL);
    const addresses = [...listPersonalAddresses(await things), ...more];
    if (person) {
      const { email, password } = person === 'writer' ? await makeStaff(request, ['content.write']) : person;
      const token = await shopApi(baseURL)('login', { body: { email, password } });
      await context.addCookies([{ name: AUTH_COOKIE.name, value: token, url: baseURL }]);
    }
    const watch = watchPage(page);
    for (const path of addresses) {
      const address = `/${locale}${path}`;
      await watch.settle(address);
      expect.soft([...(await findPageFaults(page)), ...watch.faults()], `${role} at ${address}`).toEqual([]);
      await expectLargeTextFits(page);
    }
  });
}
