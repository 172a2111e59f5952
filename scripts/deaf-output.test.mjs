import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('./steps/deaf-output.mjs', import.meta.url).href;

/** Writes on after nobody reads any more, as a server does that logs. Ends with 3 at an error nobody caught. */
const program = (isPrepared) => `
process.on('uncaughtException', () => process.exit(3));
const { goOnWithoutReaders } = await import(${JSON.stringify(MODULE)});
if (${isPrepared}) goOnWithoutReaders();
process.send('ready');
process.once('message', () => {
  let lines = 0;
  const line = () => {
    process.stdout.write('a line of the log\\n');
    process.stderr.write('a line of the log\\n');
    lines += 1;
    if (lines < 20) setImmediate(line);
    else process.disconnect();
  };
  line();
});
`;

const runUnread = (isPrepared) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(isPrepared)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.once('message', () => {
      child.stdout.destroy();
      child.stderr.destroy();
      child.send('write');
    });
    child.on('exit', resolve);
  });

it('a process whose log nobody reads any more goes on', async () => {
  expect(await runUnread(true)).toBe(0);
});

it('without that it would meet an error nobody catches', async () => {
  expect(await runUnread(false)).toBe(3);
});
