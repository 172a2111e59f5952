import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import spawn from 'cross-spawn';

/** A busy machine is many times slower than an idle one; a command that hangs must still end. */
const LIMIT_MS = 600_000;
const LOOK_MS = 250;
const TAIL = 4_000;

/**
 * What a command is as the docs name it: of package.json, of `node`, or of `npx`.
 * @returns {{ program: string, args: string[], script?: string }}
 */
export function resolveCommand(name, scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts) {
  const [, script] = /^npm (?:run )?(\S+)$/.exec(name) ?? [];
  const words = (script ? (scripts[script] ?? '') : name.replace(/^npx /, '')).split(' ');
  const [program = '', file = '', ...rest] = words;
  if (!program || !file) throw new Error(`package.json has no script for ${name}`);
  const isNode = program === 'node';
  return {
    program: isNode ? process.execPath : resolve('node_modules/.bin', program),
    args: [resolve(file), ...rest],
    script,
  };
}

async function answers(url) {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return status === 200;
  } catch {
    return false;
  }
}

/**
 * Runs a command to its end, or until an address answers.
 * @returns how it went (`passed`, `failed` or `skipped`), and the reason or the end of what it wrote
 */
export async function runCommand(name, { args = [], env = {}, cwd = '.', until, limitMs = LIMIT_MS } = {}) {
  const command = resolveCommand(name);
  let output = '';
  const child = spawn(command.program, [...command.args, ...args], {
    cwd,
    env: { ...process.env, ...(command.script && { npm_lifecycle_event: command.script }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // Ending this process must end the command too.
  const endBoth = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.once('SIGTERM', endBoth).once('SIGINT', endBoth);
  let isOver = false;
  const ended = new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (code, signal) => done(code ?? signal));
  }).finally(() => (isOver = true));
  const limit = setTimeout(() => child.kill('SIGTERM'), limitMs);
  const lastLook = performance.now() + limitMs;
  let hasAnswered = false;
  while (until && !isOver && !hasAnswered && performance.now() < lastLook) {
    await pause(LOOK_MS);
    hasAnswered = await answers(until);
  }
  if (until && !isOver) child.kill('SIGTERM');
  const code = await ended;
  clearTimeout(limit);
  process.off('SIGTERM', endBoth).off('SIGINT', endBoth);
  const [, reason] = /^SKIPPED: (.*)$/m.exec(output) ?? [];
  if (reason && code === 0) return { outcome: 'skipped', says: reason };
  if (until ? hasAnswered : code === 0) {
    const notes = output.match(/^Left out: .*$/gm) ?? [];
    return { outcome: 'passed', says: notes.join(' ') };
  }
  return { outcome: 'failed', says: `${output.slice(-TAIL)}\n${name} ended with ${code}` };
}
