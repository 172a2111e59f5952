/**
 * The speed of the pages that only one person sees: cart and checkout, the account, the dashboard, by Lighthouse, with
 * every file forgotten and the session left. People shop on phones and work on both phones and desktops.
 *
 *   npm run bench:private [-- --runs 3] [--only /dashboard] [--write] [--short]
 *
 * Builds and starts the shop on data of its own. `--only` names how the paths begin. `--write` puts the table into
 * docs/performance.md. Ends with 1 when a budget of bench/private/pages.ts is missed, or a page sends its person away.
 */
import { parseArgs } from 'node:util';
import { PAGES, PEOPLE, type Person, type PrivatePage } from './private/pages';
import { makeProfile, openProfile } from './private/profile';
import { isShort, shortOption } from './short';
import { measureLighthouse, type LighthouseFigures } from './speed/measure-lighthouse';
import { openShop } from './speed/open-shop';
import { compare } from './speed/report';
import { findBrowser, installTools } from './speed/tools';
import { writeBetween } from './write-doc';

const PLACE = 'docs/performance.md#private';
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});

const addressOf = ({ path }: PrivatePage) => `/pt-BR${path}`;

/** One line of the table, and what is over its budget. */
function report(page: PrivatePage, figures: LighthouseFigures) {
  const { kB, scores, times } = page.budget;
  const name = `${page.path} (${page.screen})`;
  const figuresOfLine = [
    compare(`${name} script kB`, figures.kB.script, kB.script),
    compare(`${name} total kB`, figures.kB.total, kB.total),
    ...(['performance', 'accessibility', 'best-practices'] as const).map((category) =>
      compare(`${name} ${category}`, figures.scores[category], scores[category], { isMore: true }),
    ),
    compare(`${name} LCP ms`, figures.lcpMs, times.lcpMs),
    compare(`${name} TBT ms`, figures.tbtMs, times.tbtMs),
    compare(`${name} CLS`, figures.cls, times.cls, { digits: 3 }),
    compare(`${name} index`, figures.benchmarkIndex, undefined),
  ];
  const cells = [`\`${page.path}\``, page.screen, ...figuresOfLine.map(({ cell }) => cell)];
  return { line: `| ${cells.join(' | ')} |`, misses: figuresOfLine.flatMap(({ misses }) => misses) };
}

/** Opens each page once; its person must not be sent elsewhere. */
async function tryPages(
  pages: readonly PrivatePage[],
  profile: string,
  place: Parameters<typeof openProfile>[1],
) {
  const context = await openProfile(profile, place);
  try {
    const page = await context.newPage();
    for (const path of new Set(pages.map(addressOf))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { pathname } = new URL(page.url());
      if (pathname !== path) throw new Error(`${path} leads to ${pathname}`);
    }
  } finally {
    await context.close();
  }
}

async function main() {
  if (!isShort) await installTools();
  const browser = await findBrowser();
  const shop = await openShop();
  const reports: ReturnType<typeof report>[] = [];
  try {
    const place = { origin: shop.origin, browser };
    const people = Object.keys(PEOPLE) as Person[];
    for (const person of people.filter((name) => !isShort || name !== 'guest')) {
      const pages = PAGES.filter((page) => page.person === person && page.path.startsWith(values.only));
      if (pages.length === 0) continue;
      const { profile, remove } = await makeProfile(person, place);
      try {
        await tryPages(pages, profile, place);
        for (const page of isShort ? [] : pages) {
          console.log(`Lighthouse: ${page.path} (${page.screen}), ${values.runs} runs…`);
          const { screen } = page;
          const options = { runs: Number(values.runs), browser, profile, screen };
          reports.push(report(page, await measureLighthouse(shop.origin + addressOf(page), options)));
          console.log(reports.at(-1)?.line);
        }
      } finally {
        await remove();
      }
    }
  } finally {
    await shop.close();
  }
  if (isShort) {
    console.log('Left out: Lighthouse, which the full run installs, and the walk to the payment.');
    return;
  }
  const text = [
    `Lighthouse: median of ${values.runs}, its phone and its desktop. Each figure beside its budget; what is over it is bold.`,
    '',
    '| page | screen | script kB | total kB | performance | accessibility | best practices | LCP ms | TBT ms | CLS | index of the machine |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...reports.map(({ line }) => line),
  ].join('\n');
  console.log(`\n${text}\n`);
  if (values.write) await writeBetween(PLACE, text);
  const misses = reports.flatMap((one) => one.misses);
  misses.forEach((line) => console.log(`over budget: ${line}`));
  if (misses.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
