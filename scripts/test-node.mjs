// npm run test:node [-- 22 …]: the unit suite, a build and the main journeys on each other version of Node, one after the
// other. The versions come from the registry of packages.
import { findBrowser } from './find-browser.mjs';
import { MAIN_JOURNEYS } from './steps/main-journeys.mjs';
import { installNode, OTHER_NODES } from './steps/other-node.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const works = [
  { name: 'unit tests', args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'] },
  { name: 'build', args: ['scripts/build.mjs'] },
  { name: 'main journeys', args: ['scripts/e2e.mjs', ...MAIN_JOURNEYS] },
];

await runScript(async () => {
  const wanted = process.argv.slice(2);
  const failed = [];
  for (const version of wanted.length > 0 ? wanted : OTHER_NODES) {
    const env = {
      CHROMIUM_PATH: await findBrowser(),
      NEXT_DIST_DIR: `.next-node-${version}`,
      ...(await installNode(version)),
    };
    for (const { name, args } of works) {
      const title = `Node ${version}: ${name}`;
      const { code, output } = await step(title, () =>
        run('node', args, { env, quiet: true, mayFail: true }),
      );
      console.log(
        output
          .split('\n')
          .slice(code === 0 ? -8 : 0)
          .join('\n'),
      );
      if (code !== 0) failed.push(title);
    }
  }
  failed.forEach((title) => console.error(`✗ ${title} failed`));
  process.exit(failed.length > 0 ? 1 : 0);
});
