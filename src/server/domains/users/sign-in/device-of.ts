import Bowser from 'bowser';
import type { Device } from '@/contract/schemas/users';

/** In words a person knows, by bowser's. A closed list: of an agent it does not know, bowser repeats what it says. */
const BROWSERS = new Map([
  ['Microsoft Edge', 'Edge'],
  ['Opera', 'Opera'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
]);
const SYSTEMS = new Map([
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['macOS', 'Mac'],
  ['Chrome OS', 'ChromeOS'],
  ['Linux', 'Linux'],
]);

/** What an agent string says of a device, in words a person knows it by; null where it says nothing known. */
export function deviceOf(agent: string | null): Device {
  if (!agent) return { browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(agent);
  const system = os.name === 'iOS' ? platform.model : os.name;
  return { browser: BROWSERS.get(browser.name ?? '') ?? null, system: SYSTEMS.get(system ?? '') ?? null };
}
