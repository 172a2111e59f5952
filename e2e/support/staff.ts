import { expect, type APIRequestContext } from 'playwright/test';
import type { Permission } from '@config/permissions';
import { ADMIN, makeVisitor, type Visitor } from './shop';

/** Signs in without a browser and answers the token. */
async function signInByApi(api: APIRequestContext, { email, password }: Pick<Visitor, 'email' | 'password'>) {
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { Authorization: `Bearer ${(await answer.json()) as string}` };
}

/** One sign-in of the admin serves every test of a run, because sign-ins are limited by address. */
let asAdmin: Promise<{ Authorization: string }> | null = null;

/** Gives a user these permissions and no others; the user must sign in again. */
export async function grant(
  api: APIRequestContext,
  email: string,
  permissions: readonly Permission[],
): Promise<void> {
  asAdmin ??= signInByApi(api, ADMIN);
  const headers = await asAdmin;
  const found = await api.get('/api/user/', { headers, params: { q: email } });
  const { items } = (await found.json()) as { items: { id: string }[] };
  const changed = await api.patch(`/api/user/${items[0]?.id ?? ''}`, { headers, data: { permissions } });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** A new user with these permissions and no others. */
export async function makeStaff(
  api: APIRequestContext,
  permissions: readonly Permission[],
): Promise<Visitor> {
  const visitor = makeVisitor();
  const { fullName, email, password } = visitor;
  const registered = await api.post('/api/auth/register', { data: { fullName, email, password } });
  expect(registered.ok(), await registered.text()).toBe(true);
  await grant(api, email, permissions);
  return visitor;
}
