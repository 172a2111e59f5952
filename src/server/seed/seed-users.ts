import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '@/contract/schemas/address';
import { addresses, users } from '@/server/db/schema/users';
import { hashPassword } from '@/server/domains/users/password/passwords';
import type { Dependencies } from '@/server/dependencies';

/** Password of the demo people in the embedded database, where only this machine can sign in. */
export const DEMO_PASSWORD_DEFAULT = 'BoaLida-demo-2026';

interface DemoUser {
  id: string;
  fullName: string;
  email: string;
  role: 'admin' | 'representante' | 'cliente';
  admin: boolean;
  permissions: string[];
  document: string | null;
  stateRegistration: string | null;
  phone: string | null;
  representativeCode: string | null;
  representedByCode: string | null;
  region?: string;
  addresses: Omit<Address, 'id' | 'phone'>[];
}

export const readDemoUsers = (): DemoUser[] =>
  JSON.parse(readFileSync(join(process.cwd(), 'demo/users.json'), 'utf8')) as DemoUser[];

/** The people of the demo data, for the line that the start command prints. */
export function listDemoSignIns(): {
  role: DemoUser['role'];
  fullName: string;
  email: string;
  permissions: string[];
}[] {
  return readDemoUsers().map(({ role, fullName, email, admin, permissions }) => ({
    role,
    fullName,
    email,
    permissions: admin ? [] : permissions,
  }));
}

/** A database that others can reach must not accept a password that is in the source. */
function chooseDemoPassword({ env, log }: Pick<Dependencies, 'env' | 'log'>): string {
  if (env.DEMO_PASSWORD) return env.DEMO_PASSWORD;
  if (!env.DATABASE_URL) return DEMO_PASSWORD_DEFAULT;
  const password = randomBytes(12).toString('base64url');
  log.warn({}, `The demo people sign in with ${password} (shown once; DEMO_PASSWORD sets your own)`);
  return password;
}

/** Adds the demo people and their addresses, with the ids that the demo orders name. Existing ones stay as they are. */
export async function seedUsers({
  db,
  env,
  log,
  clock,
}: Pick<Dependencies, 'db' | 'env' | 'log' | 'clock'>): Promise<void> {
  const password = chooseDemoPassword({ env, log });
  const createdAt = clock.now();
  for (const { addresses: book, role: _role, region, ...person } of readDemoUsers()) {
    const {
      id,
      fullName,
      email,
      admin,
      permissions,
      document,
      stateRegistration,
      phone,
      representativeCode,
      representedByCode,
    } = person;
    const values = {
      id,
      fullName,
      email,
      admin,
      permissions,
      document,
      stateRegistration,
      phone,
      representativeCode,
      representedByCode,
      // Invented people, whose mailboxes no one else can register.
      emailConfirmedAt: createdAt,
    };
    const added = await db
      .insert(users)
      .values({ ...values, region: region ?? null, passwordHash: await hashPassword(password), createdAt })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (added.length === 0 || book.length === 0) continue;
    await db.insert(addresses).values(
      book.map((address, index) => ({
        ...address,
        id: `${id}-address-${index + 1}`,
        userId: id,
        createdAt,
      })),
    );
  }
}
