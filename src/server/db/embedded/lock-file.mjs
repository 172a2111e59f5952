// What the lock of an embedded database says of its holder. Plain JavaScript: the shop, the backup and the doctor read
// the same file and must agree.
import { readFileSync, readlinkSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/** A holder touches its lock this often. */
const BEAT_MS = 5_000;
/** One that cannot be looked up from here is dead once its lock was not touched for so long. */
const SILENCE_MS = 20_000;

/** @param {() => string} read */
const orEmpty = (read) => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/**
 * Whether a process with this id runs.
 * @param {number} pid
 */
export const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * When a process began, in ticks since the boot: field 22, counted behind the name, which may hold spaces.
 * @param {number} pid
 */
const startOf = (pid) =>
  orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '');

const bootOf = () => orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));

/** Within one namespace, a container for example, a process id means one process. */
const namespaceOf = () => orEmpty(() => readlinkSync('/proc/self/ns/pid'));

/**
 * Writes the lock of this process; where /proc does not exist it holds the pid alone.
 * @param {string} path
 * @throws EEXIST when there is one
 */
export function writeLock(path) {
  const lines = [process.pid, startOf(process.pid), bootOf(), namespaceOf()];
  writeFileSync(path, lines.join('\n').trim(), { flag: 'wx' });
}

/**
 * Touches the lock again and again, for those who cannot look this process up.
 * @param {string} path
 * @returns {() => void} what ends it
 */
export function startBeating(path) {
  const timer = setInterval(() => {
    const now = new Date();
    orEmpty(() => String(utimesSync(path, now, now)));
  }, BEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {boolean} isRunning
 * @property {boolean} isElsewhere in another container, on another machine or of an earlier boot: only its touches tell
 * @property {number} touchedAtMs
 */

/**
 * Who wrote a lock, and whether that process still runs. A number alone says nothing: in a container every shop is
 * process 1, and after a boot another program may have the number.
 * @param {string} path
 * @param {(path: string) => boolean} isOurs whether this very process holds it, asked where the lock cannot tell
 * @returns {Holder | null} null without a lock that can be read
 */
export function readHolder(path, isOurs = () => false) {
  const [pid, start, boot, namespace] = orEmpty(() => readFileSync(path, 'utf8')).split('\n');
  if (!Number(pid)) return null;
  const holder = { pid: Number(pid), isElsewhere: false, touchedAtMs: 0 };
  if (!start || !boot || !namespace) {
    const runs = holder.pid === process.pid ? isOurs(path) : isRunning(holder.pid);
    return { ...holder, isRunning: runs };
  }
  if (boot === bootOf() && namespace === namespaceOf()) {
    const found = startOf(holder.pid);
    return { ...holder, isRunning: isRunning(holder.pid) && (found === '' || found === start) };
  }
  const touchedAtMs = Number(orEmpty(() => String(statSync(path).mtimeMs)));
  return { ...holder, isElsewhere: true, touchedAtMs, isRunning: Date.now() - touchedAtMs < SILENCE_MS };
}
