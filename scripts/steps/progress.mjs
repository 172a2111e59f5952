import { performance } from 'node:perf_hooks';
import { SetupFault } from './environment.mjs';

const TELL_AFTER_MS = 2_000;
const REMIND_EVERY_MS = 30_000;

export const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Runs one step. A slow one says what it waits for, in plain lines, because logs store them. */
export async function step(title, work) {
  const started = performance.now();
  let told = false;
  const tell = () => {
    console.log(`… ${title}${told ? ` (${seconds(started)} so far)` : ''}`);
    told = true;
  };
  const first = setTimeout(tell, TELL_AFTER_MS);
  const again = setInterval(() => told && tell(), REMIND_EVERY_MS);
  try {
    const answer = await work();
    if (told) console.log(`✓ ${title}: ${seconds(started)}`);
    return answer;
  } catch (error) {
    console.log(`✗ ${title}: failed after ${seconds(started)}`);
    throw error;
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }
}

/** Runs a script; a fault of the environment ends it in plain words, any other error with its stack. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupFault ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
