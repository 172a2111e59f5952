import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS, ELSEWHERE, takePart } from './commands.mjs';
import { resolveCommand, runCommand } from './run-command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a small program as `node <file>`. */
function tryProgram(text, options) {
  const path = join(folder, 'program.mjs');
  writeFileSync(path, text);
  return runCommand(`node ${path}`, options);
}

const SERVER = `import { createServer } from 'node:http';
  createServer((_, answer) => answer.writeHead(Number(process.env.STATUS)).end()).listen(process.env.PORT);`;
// A free port is one that was just given back.
const freePort = async () => {
  const { createServer } = await import('node:net');
  const server = createServer();
  const port = await new Promise((done) => server.listen(0, () => done(server.address().port)));
  await new Promise((done) => server.close(done));
  return String(port);
};

describe('a command of the docs', () => {
  it('passes with 0, and says what its short form left out', async () => {
    expect(await tryProgram("console.log('Left out: all.')")).toEqual({
      outcome: 'passed',
      says: 'Left out: all.',
    });
  });

  it('fails with any other code, or when it cannot be parsed, and shows what it wrote', async () => {
    const failed = await tryProgram("console.log('nothing holds'); process.exit(3)");
    expect(failed).toEqual({
      outcome: 'failed',
      says: expect.stringMatching(/nothing holds[\s\S]*ended with 3/),
    });
    const broken = await tryProgram('const a = 1; const a = 2;');
    expect(broken).toEqual({ outcome: 'failed', says: expect.stringContaining('already been declared') });
  });

  it('is skipped only when it says why and ends well', async () => {
    const text = "console.log('SKIPPED: there is no nginx here');";
    expect(await tryProgram(text)).toEqual({ outcome: 'skipped', says: 'there is no nginx here' });
    expect(await tryProgram(`${text} process.exit(1)`)).toMatchObject({ outcome: 'failed' });
  });

  it('that runs until it is stopped passes when it answers, and is stopped', async () => {
    const PORT = await freePort();
    const until = `http://localhost:${PORT}/`;
    expect(await tryProgram(SERVER, { env: { PORT, STATUS: '200' }, until })).toMatchObject({
      outcome: 'passed',
    });
    await expect(fetch(until)).rejects.toThrow();
    const ended = await tryProgram('process.exit(0)', { until });
    expect(ended).toMatchObject({ outcome: 'failed' });
  });

  it('that hangs is ended and fails', async () => {
    expect(await tryProgram('setInterval(() => 1, 1000)', { limitMs: 300 })).toMatchObject({
      outcome: 'failed',
      says: expect.stringContaining('SIGTERM'),
    });
  });
});

describe('the list of commands', () => {
  it('can be started: each is a script of package.json or a file', () => {
    for (const name of [...COMMANDS.map((command) => command.name), ...ELSEWHERE])
      expect(resolveCommand(name).args[0]).toBeTruthy();
    expect(() => resolveCommand('npm run bench:nothing')).toThrow('package.json has no script');
  });
});

describe('the parts of the commands', () => {
  it.each([1, 2, 5, 40])('hold each command once, in its order, in %i parts', (parts) => {
    const all = Array.from({ length: parts }, (_, index) => takePart(COMMANDS, index + 1, parts)).flat();
    expect(all).toEqual(COMMANDS);
  });

  it('leave a restore with the backup it restores', () => {
    for (const part of [1, 2, 3, 4, 5]) {
      const names = takePart(COMMANDS, part, 5).map(({ name }) => name);
      expect(names.includes('npm run restore')).toBe(names.includes('npm run backup'));
      expect(names.includes('npm run backup')).toBe(names.includes('npm start'));
    }
  });
});
