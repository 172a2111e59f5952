// npm start: checks the surroundings, builds when needed, opens and seeds the database, serves. Settings: .env.example.
import { performance } from 'node:perf_hooks';
import { findStaleness } from './steps/build-stamp.mjs';
import {
  checkDataDir,
  checkLock,
  checkNodeVersion,
  checkPort,
  checkVariables,
  loadEnvFiles,
} from './steps/environment.mjs';
import { openShop } from './steps/open-shop.mjs';
import { makePictures, needPictures } from './steps/pictures.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const startedMs = performance.now();

/** The build and the pictures are independent, and there are two cores. */
async function prepare() {
  const reason = findStaleness();
  const works = [];
  if (reason)
    works.push(
      step(`Building, because ${reason} (one to three minutes)`, () =>
        run(process.execPath, ['scripts/build.mjs']),
      ),
    );
  if (needPictures()) works.push(step('Optimising the pictures (once)', makePictures));
  await Promise.all(works);
}

await runScript(async () => {
  checkNodeVersion();
  loadEnvFiles();
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  checkVariables();
  const port = Number(process.env.PORT || 3000);
  await checkPort(port);
  checkDataDir();
  checkLock();
  await prepare();
  await openShop({ port, startedMs });
});
