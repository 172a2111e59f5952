// The start of a standalone folder: server.mjs of that folder leads here. As npm start, without anything to build.
import { performance } from 'node:perf_hooks';
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
import { warnOfMisspelt } from './steps/spelling.mjs';

const startedMs = performance.now();

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
  if (needPictures()) await step('Optimising the pictures (once)', makePictures);
  await openShop({ port, startedMs });
});
