import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCeiling, findDevelopmentParts, findLeaks } from './check-bundle.mjs';
import { findPhysicalClasses } from './lint/logical-classes.mjs';
import { countTests } from './steps/count-tests.mjs';
import {
  checkLock,
  checkNodeVersion,
  checkPort,
  checkVariables,
  variableNames,
} from './steps/environment.mjs';
import { step } from './steps/progress.mjs';
import { readReport } from './steps/read-report.mjs';
import { countEdits, warnOfMisspelt } from './steps/spelling.mjs';
import { whyFailed } from './steps/why-failed.mjs';

afterEach(() => {
  vi.useRealTimers();
});

describe('the checks before the start', () => {
  it.each(['20.20.0', '20.21.3', '22.12.0', '24.0.0', '24.11.1'])('take Node %s', (version) => {
    expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.19.5', '21.7.3', '22.11.0', '23.4.0', '25.1.0'])('refuse Node %s', (version) => {
    expect(() => checkNodeVersion(version)).toThrow(
      `Node 20 from 20.20, 22 from 22.12 or 24 from 24.0 is needed; this is ${version}.`,
    );
  });

  it('name every wrong variable at once, and never show the password in an address', () => {
    const wrong = {
      PORT: '70000',
      NEXT_PUBLIC_BRAND: 'no-brand',
      DATABASE_URL: 'mysql://ana:geheim@host/shop',
    };
    expect(() => checkVariables(wrong)).toThrow(/DATABASE_URL=\(hidden\)[\s\S]*NEXT_PUBLIC_BRAND=no-brand/);
    expect(() => checkVariables(wrong)).not.toThrow(/geheim/);
  });

  it('take what .env.example shows, and an empty value as unset', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const example = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)));
    expect(() => checkVariables(example)).not.toThrow();
    expect(Object.keys(example).sort()).toEqual(variableNames());
    expect(() => checkVariables({ PORT: '', SEED_DEMO: '' })).not.toThrow();
  });

  it('name what Getnet lacks before anything is built or filled', () => {
    expect(() => checkVariables({ PAYMENT_GATEWAY: 'getnet', GETNET_CLIENT_ID: 'a' })).toThrow(
      'PAYMENT_GATEWAY=getnet needs GETNET_CLIENT_SECRET, GETNET_SELLER_ID, GETNET_WEBHOOK_SECRET too',
    );
  });

  it('say which variable was meant by one that does nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    warnOfMisspelt({ DATABSE_URL: 'postgres://host/shop', PORT: '3000', FAVOURITE_COLOUR: 'red' }, []);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^ {2}DATABSE_URL does nothing.*Did you mean DATABASE_URL\?$/)],
    ]);
    warn.mockRestore();
  });

  it('count the letters between two words', () => {
    expect(countEdits('SMTP_URL', 'SMTP_URL')).toBe(0);
    expect(countEdits('DATABSE_URL', 'DATABASE_URL')).toBe(1);
    expect(countEdits('REDIS_ULR', 'REDIS_URL')).toBe(2);
  });

  it('say that a port is taken and how to choose another', async () => {
    const other = createServer();
    await new Promise((done) => other.listen(0, done));
    await expect(checkPort(other.address().port)).rejects.toThrow(/is in use by another program.*PORT=/);
    await new Promise((done) => other.close(done));
  });

  it('pass when no process holds the embedded database', () => {
    expect(() => checkLock('test-results/nothing-here')).not.toThrow();
  });
});

describe('the progress lines', () => {
  it('are silent for a quick step and tell a slow one', async () => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await step('quick', async () => 1);
    expect(log).not.toHaveBeenCalled();
    const slow = step('slow', () => new Promise((done) => setTimeout(done, 5_000)));
    await vi.advanceTimersByTimeAsync(5_000);
    await slow;
    expect(log.mock.calls.flat().join('\n')).toMatch(/… slow\n✓ slow: /);
  });
});

describe('the bundle check', () => {
  it('finds server code in a browser chunk', () => {
    const chunks = { 'a.js': 'Symbol.for("storefront-server-only")', 'b.js': 'nothing' };
    expect(findLeaks(Object.keys(chunks), (path) => chunks[path])).toEqual([
      'a.js holds server code (storefront-server-only)',
    ]);
  });

  it('looks for the mark that the server really carries', () => {
    expect(readFileSync('src/server/sentinel.ts', 'utf8')).toContain("Symbol.for('storefront-server-only')");
    expect(readFileSync('src/server/runtime.ts', 'utf8')).toContain("import './sentinel'");
  });

  it('has a ceiling for every page', () => {
    const rules = JSON.parse(readFileSync('bench/bundle-ceilings.json', 'utf8'));
    for (const route of ['/', '/shop', '/categoria/[slug]', '/produtos/[slug]']) {
      expect(findCeiling(route, rules).route).not.toBe('*');
    }
    expect(findCeiling('/dashboard/cupons', rules).route).toBe('/dashboard*');
    expect(findCeiling('/a-page-of-tomorrow', rules)).toBeDefined();
  });
});

describe('the catalogue of pieces', () => {
  it('is a page of the development server alone', async () => {
    const { default: makeConfig } = await import('../next.config.js');
    const { pageExtensions } = makeConfig('phase-production-build');
    const isPage = (file) => pageExtensions.some((ending) => file.endsWith(`.${ending}`));
    expect(existsSync('pages/_ui.dev.jsx')).toBe(true);
    expect(isPage('_ui.dev.jsx')).toBe(false);
    expect(isPage('index.tsx')).toBe(true);
  });

  it('is found in a build, as a page or in a script', () => {
    const read = (path) => (path === 'a.js' ? '{"data-group":name}' : '');
    expect(findDevelopmentParts(['/', '/_app', '/_ui', '/_ui.dev'], ['a.js', 'b.js'], read)).toEqual([
      '/_ui is a page of development',
      '/_ui.dev is a page of development',
      'a.js holds the catalogue of pieces (data-group)',
    ]);
    expect(readFileSync('src/screens/ui-catalogue/group.tsx', 'utf8')).toContain('data-group=');
  });
});

describe('the count of the tests', () => {
  const unit = { success: true, numPassedTests: 700, numFailedTests: 0 };
  const e2e = { stats: { expected: 20, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] };

  it('adds both reports; a test that passed in its second try passed', () => {
    expect(countTests(unit, e2e)).toEqual({ passed: 721, failed: 0 });
  });

  it('counts failed tests, files that cannot be loaded and errors outside of tests', () => {
    expect(countTests({ ...unit, success: false }, e2e).failed).toBe(1);
    expect(countTests({ ...unit, success: false, numFailedTests: 3 }, null)).toEqual({
      passed: 700,
      failed: 3,
    });
    expect(countTests(unit, { stats: { ...e2e.stats, unexpected: 2 }, errors: [{}] }).failed).toBe(3);
  });

  it('counts nothing where no report was written', () => {
    expect(countTests(null, null)).toEqual({ passed: 0, failed: 0 });
  });

  it('adds the reports of all brands', () => {
    const { passed } = countTests(unit, e2e);
    const { passed: browser } = countTests(null, e2e);
    expect(countTests(unit, e2e, null, e2e)).toEqual({ passed: passed + browser, failed: 0 });
  });
});

describe('the rule for directions', () => {
  it('finds classes that do not turn with the language', () => {
    expect(
      findPhysicalClasses('flex ml-2 md:pr-[3px] -right-1 text-left hover:rounded-l-md border-l'),
    ).toEqual(['ml-2', 'md:pr-[3px]', '-right-1', 'text-left', 'hover:rounded-l-md', 'border-l']);
  });

  it('leaves logical classes and plain words alone', () => {
    expect(
      findPhysicalClasses(
        'ms-2 pe-4 start-0 text-start rounded-lg border-line left right arrow-right mx-auto',
      ),
    ).toEqual([]);
  });
});

describe('the report of a step', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (text) => {
    const path = join(folder, 'report.json');
    if (text !== undefined) writeFileSync(path, text);
    return readReport(path);
  };

  it('is read as it was written', () => {
    expect(read('{"success":true}')).toEqual({ counts: { success: true }, fault: null });
  });

  it('is a failure in plain words when it is missing, empty or cut off', () => {
    expect(read()).toEqual({ counts: null, fault: expect.stringMatching(/report\.json was not written/) });
    for (const text of ['', '{"stats":{"expected":'])
      expect(read(text)).toEqual({
        counts: null,
        fault: expect.stringMatching(/report\.json is no whole report \(.+\): what was tested/),
      });
  });
});

describe('what is told of a failure at the end', () => {
  const passed = Array.from({ length: 200 }, (_, index) => `  ✓  ${index} a test that passed`);

  it('is the first failed test and the page that it saw', () => {
    const output = [
      ...passed,
      'The page of "a coupon is taken":',
      '- heading "Carrinho"',
      '[WebServer] Stopping',
      '  1) [desktop] › e2e/coupons.spec.ts:1:1 › a coupon is taken',
      '    Expected: 1',
      '  1 failed',
      '',
    ].join('\n');
    expect(whyFailed(output).split('\n')).toEqual([
      '  1) [desktop] › e2e/coupons.spec.ts:1:1 › a coupon is taken',
      '    Expected: 1',
      '  1 failed',
      'The page of "a coupon is taken":',
      '- heading "Carrinho"',
    ]);
  });

  it('is the whole page where a killed run ends with it', () => {
    const page = ['The page of "a coupon is taken":', '- one', '- two'];
    expect(
      whyFailed([...passed, ...page].join('\n'))
        .split('\n')
        .slice(-3),
    ).toEqual(page);
  });

  it('is the failed tests of vitest, in colour or not', () => {
    const output = [...passed, '\u001b[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\u001b[39m', ' FAIL  src/a.test.ts'].join(
      '\n',
    );
    expect(whyFailed(output)).toBe('⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n FAIL  src/a.test.ts');
  });

  it('is the end of what another work said', () => {
    expect(whyFailed(passed.join('\n')).split('\n').at(-1)).toContain('199');
    expect(whyFailed(passed.join('\n')).split('\n')).toHaveLength(80);
  });
});
