import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('./output-error-guard.ts', import.meta.url).href;

/** Writes on after its reader is gone, as a server does that logs. Ends with 3 at an error that is not caught. */
const program = (isGuarded: boolean) => `
process.on('uncaughtException', () => process.exit(3));
const { tsImport } = await import('tsx/esm/api');
const { guardOutputErrors } = await tsImport(${JSON.stringify(MODULE)}, ${JSON.stringify(MODULE)});
if (${isGuarded}) guardOutputErrors();
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

const runUnread = (isGuarded: boolean) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(isGuarded)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.once('message', () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.send('write');
    });
    child.on('exit', resolve);
  });

it('a process goes on when the reader of its log is gone', async () => {
  expect(await runUnread(true)).toBe(0);
});

it('without the guard it ends by an uncaught error', async () => {
  expect(await runUnread(false)).toBe(3);
});
