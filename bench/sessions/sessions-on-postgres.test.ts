import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox, rateLimits, sessions } from '@/server/db/schema';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { findPostgres } from '../buyers/find-postgres';
import { openEmpty } from '../search/open-empty';

const TIMEOUT_MS = 300_000;
const ROUNDS = 12;
/** Sign-ins under way at any moment: one fewer than the guesses an account allows. */
const AT_ONCE = 4;
const NEW_PASSWORD = 'porteira nova 88';
const server = await findPostgres();
const skipped = server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)';

/** The embedded database has one connection and cannot show what two transactions do to each other. */
describe.skipIf(!server)(`sessions on Postgres${skipped}`, () => {
  let shop: TestApp;
  let keeper: string;
  beforeAll(async () => {
    shop = await makeTestApp({ database: await openEmpty('postgres', server ?? '') });
    keeper = (await makeUser(shop.services, { admin: true })).token;
  }, TIMEOUT_MS);
  afterAll(() => shop.close());

  type Made = Awaited<ReturnType<typeof makeUser>>;
  const send = (method: string, path: string, body?: object, token?: string) =>
    shop.request(method, path, { body, token });
  const isValid = async (token: string) =>
    (await send('GET', '/user/self/', undefined, token)).status === 200;

  async function tokenFrom(answer: Promise<Response>): Promise<string | null> {
    const { status, ...rest } = await answer.then(async (got) => ({
      status: got.status,
      body: await got.json(),
    }));
    expect(status).toBeLessThan(500);
    return status === 200 ? (rest.body as string) : null;
  }
  const signIn = ({ user }: Made) =>
    tokenFrom(send('POST', '/auth/login', { email: user.email, password: TEST_PASSWORD }));

  /** Signs in with the first password, several at once and repeatedly, until the call was answered. */
  async function race(made: Made, act: () => Promise<Response>) {
    let answered = false;
    const tokens: string[] = [];
    const keepSigningIn = async () => {
      while (!answered) {
        const token = await signIn(made);
        if (token === null) return;
        tokens.push(token);
      }
    };
    const visitors = Array.from({ length: AT_ONCE }, keepSigningIn);
    const answer = await act();
    answered = true;
    await Promise.all(visitors);
    return { answer, tokens };
  }

  const liveKinds = async ({ user }: Made) => {
    const rows = await shop.services.db
      .select({ kind: sessions.kind })
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)));
    return rows.map(({ kind }) => kind);
  };
  const survivors = async (tokens: string[]) => {
    const valid = await Promise.all(tokens.map(isValid));
    return valid.filter(Boolean).length;
  };

  async function rounds(play: (round: number) => Promise<void>) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.services.db.delete(rateLimits);
      await play(round);
    }
  }

  async function resetToken({ user }: Made): Promise<string> {
    await send('POST', '/forget-password', { email: user.email });
    await shop.services.users.whenLinksAreMade();
    const [mail] = await shop.services.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, user.email), eq(outbox.template, 'passwordReset')));
    return String(mail?.data.token);
  }

  it(
    'opened with the old password end with a change of the password',
    () =>
      rounds(async () => {
        const made = await makeUser(shop.services);
        const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
        const { answer, tokens } = await race(made, () =>
          send('POST', '/auth/change-password/', body, made.token),
        );
        expect(answer.status).toBe(200);
        expect(await survivors([made.token, ...tokens])).toBe(0);
        expect(await isValid((await answer.json()) as string)).toBe(true);
      }),
    TIMEOUT_MS,
  );

  it(
    'opened with the old password end with a mailed link',
    () =>
      rounds(async () => {
        const made = await makeUser(shop.services);
        const body = { token: await resetToken(made), password: NEW_PASSWORD };
        const { answer, tokens } = await race(made, () => send('POST', '/forget-password/reset', body));
        expect(answer.status).toBe(200);
        expect(await survivors([made.token, ...tokens])).toBe(0);
      }),
    TIMEOUT_MS,
  );

  it(
    'opened with old rights end with them, whether they were given or taken',
    async () => {
      const opened: string[] = [];
      await rounds(async (round) => {
        const made = await makeUser(shop.services, { admin: round % 2 === 0 });
        const { answer, tokens } = await race(made, () =>
          send('PATCH', `/user/${made.user.id}`, { admin: !made.user.admin }, keeper),
        );
        expect(answer.status).toBe(200);
        expect(await liveKinds(made)).not.toContain(made.user.admin ? 'admin' : 'customer');
        expect(await isValid(made.token)).toBe(false);
        opened.push(...tokens);
      });
      // A sign-in that the change overtakes is refused; when none was, the test has tried nothing.
      expect(opened.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  it(
    'of a deleted account do not exist',
    () =>
      rounds(async () => {
        const made = await makeUser(shop.services);
        const { answer, tokens } = await race(made, () =>
          send('DELETE', '/user/self/', { password: TEST_PASSWORD }, made.token),
        );
        expect(answer.status).toBe(200);
        expect(await survivors([made.token, ...tokens])).toBe(0);
        expect(await liveKinds(made)).toEqual([]);
      }),
    TIMEOUT_MS,
  );

  it(
    'are not renewed by a confirmed password while all of them end',
    () =>
      rounds(async () => {
        const made = await makeUser(shop.services);
        const held = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(made)));
        let ended = false;
        const tokens: string[] = [];
        const confirm = async (first: string | null) => {
          for (let token = first; token && !ended;) {
            tokens.push(token);
            token = await tokenFrom(
              send('POST', '/auth/confirm-password/', { password: TEST_PASSWORD }, token),
            );
            if (token) tokens.push(token);
          }
        };
        const confirming = held.map(confirm);
        expect((await send('POST', '/logout?all=true', {}, made.token)).status).toBe(200);
        ended = true;
        await Promise.all(confirming);
        expect(await survivors(tokens)).toBe(0);
      }),
    TIMEOUT_MS,
  );

  it(
    'follow one of two changes of the password at once, and the other is refused',
    () =>
      rounds(async () => {
        const made = await makeUser(shop.services);
        const change = (newPassword: string) =>
          tokenFrom(
            send(
              'POST',
              '/auth/change-password/',
              { currentPassword: TEST_PASSWORD, newPassword },
              made.token,
            ),
          );
        const link = await resetToken(made);
        const reset = () =>
          send('POST', '/forget-password/reset', { token: link, password: 'pasto verde 31' });
        const [first, second, mailed] = await Promise.all([
          change(NEW_PASSWORD),
          change('curral novo 77'),
          reset(),
        ]);
        const won = [first, second].filter((token) => token !== null);
        expect(won.length + (mailed.status === 200 ? 1 : 0)).toBe(1);
        expect(await liveKinds(made)).toHaveLength(won.length);
      }),
    TIMEOUT_MS,
  );
});
