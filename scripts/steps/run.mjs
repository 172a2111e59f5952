import spawn from 'cross-spawn';
import { SetupFault } from './environment.mjs';

const running = new Set();
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    if (running.size === 0) return;
    running.forEach((child) => child.kill('SIGTERM'));
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

// What ran beside a program that failed must not go on alone.
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/**
 * Runs a program to its end; a signal to this process ends it too.
 * @param options.quiet keeps the output and shows it only when the program fails
 * @returns exit code and, when quiet, the output
 * @throws SetupFault on a code other than 0, unless `mayFail`
 */
export function run(command, args, { env = {}, quiet = false, mayFail = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => {
      running.delete(child);
      if (mayFail) resolve({ code: 127, output: error.message });
      else reject(new SetupFault(`${command} could not be run: ${error.message}`));
    });
    child.once('close', (code) => {
      running.delete(child);
      const text = Buffer.concat(output).toString();
      if (code === 0 || mayFail) return resolve({ code: code ?? 1, output: text });
      reject(new SetupFault(`${text}\n${[command, ...args].join(' ')} failed (code ${code}).`));
    });
  });
}

/** A program of node_modules/.bin, without npx and its second process. */
export const runBin = (name, args, options) => run(`node_modules/.bin/${name}`, args, options);
