import { deviceStore } from './browser-store';

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Megabits a second, as the browser estimates it. */
  readonly downlink?: number;
}

/** "Slow 3G" carries 0.4; on fast 3G a prefetch is worth its bytes. */
const SLOW_MEGABITS = 0.5;
const KEY = 'store-save-data';

/** Not in TypeScript's list, nor in every browser. */
const connection = () =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Undefined until it has been read. */
let isWanted: boolean | undefined;
const listeners = new Set<() => void>();

const readWanted = (): boolean => deviceStore.read(KEY) === 'on';

/** The visitor switched data saving on in the shop itself; stored on this device. */
export const isSaverOn = (): boolean => (isWanted ??= readWanted());

/** Switches the shop's own data saving; for this page alone where nothing can be stored. */
export function switchSaver(on: boolean): void {
  isWanted = on;
  deviceStore.write(KEY, on ? 'on' : null);
  listeners.forEach((listener) => listener());
}

/** @returns a function that ends the watch for the switch, in this tab and in others */
export function watchSaver(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    isWanted = readWanted();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Asked of the system, as `prefers-reduced-data` says; no part of what a server knows. */
const prefersReducedData = () =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-data: reduce)').matches;

/** The visitor asked the system, the browser or the shop to save data. */
export const wantsToSaveData = (): boolean =>
  connection()?.saveData === true || isSaverOn() || prefersReducedData();

/** The visitor wants to save data, or the network is 2G or slow 3G. Then nothing is prefetched. */
export function shouldSaveData(): boolean {
  const { effectiveType = '', downlink = SLOW_MEGABITS } = connection() ?? {};
  return (
    wantsToSaveData() || /2g/.test(effectiveType) || (effectiveType === '3g' && downlink < SLOW_MEGABITS)
  );
}
