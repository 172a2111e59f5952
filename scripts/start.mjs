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
import { fillDatabase, needFilling } from './steps/fill-database.mjs';
import { openShop } from './steps/open-shop.mjs';
import { makePictures, needPictures } from './steps/pictures.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run } from './steps/run.mjs';
import { warnOfMisspelt } from './steps/spelling.mjs';

const startedMs = performance.now();

/** The pictures, then the database that names them. */
async function fill() {
  if (needPictures()) await step('Optimising the pictures (once)', makePictures);
  if (needFilling()) await step('Filling the database (once)', fillDatabase);
}

/** The build and what fills the shop are independent, and there are two cores. */
async function prepare() {
  const reason = findStaleness();
  const works = [fill()];
  if (reason)
    works.push(
      step(`Building, because ${reason} (one to three minutes)`, () =>
        run(process.execPath, ['scripts/build.mjs']),
      ),
    );
  await Promise.all(works);
}

await runScript(async () => {
  checkNodeVersion();
  loadEnvFiles();
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  checkVariables();
  warnOfMisspelt();
  const port = Number(process.env.PORT || 3000);
  await checkPort(port);
  checkDataDir();
  checkLock();
  await prepare();
  await openShop({ port, startedMs });
});
