import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { PEOPLE, type Person } from './pages';

interface Place {
  origin: string;
  /** The browser's program. */
  browser: string;
}

/** A browser whose folder another one can go on with. */
export async function openProfile(profile: string, { origin, browser }: Place): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: ['--no-sandbox'],
    baseURL: origin,
    serviceWorkers: 'block',
  });
  // A busy machine takes its time; the walk is not what is measured.
  context.setDefaultTimeout(120_000);
  return context;
}

/** Makes a browser's folder with the cart or session of a person. */
export async function makeProfile(
  person: Person,
  place: Place,
): Promise<{ profile: string; remove: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'speed-profile-'));
  const context = await openProfile(profile, place);
  try {
    await PEOPLE[person](await context.newPage(), place.origin);
  } finally {
    await context.close();
  }
  return { profile, remove: () => rm(profile, { recursive: true, force: true }) };
}
