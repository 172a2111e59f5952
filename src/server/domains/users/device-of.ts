import type { Device } from '@/contract/schemas/users';

/** The first that fits counts: Edge and Opera also call themselves Chrome, and everybody calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** What an agent string says of a device, in words a person knows it by; null where it says nothing known. */
export const deviceOf = (agent: string | null): Device => ({
  browser: nameIn(BROWSERS, agent ?? ''),
  system: nameIn(SYSTEMS, agent ?? ''),
});
