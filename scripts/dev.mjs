// npm run dev: the shop with reload on save. The database opens with the first request.
import { makeAssets } from './steps/assets.mjs';
import {
  checkBuildTools,
  checkDataDir,
  checkLock,
  checkNodeVersion,
  checkPort,
  checkVariables,
  loadEnvFiles,
} from './steps/environment.mjs';
import { arePicturesMade, makePictures } from './steps/pictures.mjs';
import { runScript, step } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';

await runScript(async () => {
  checkNodeVersion();
  loadEnvFiles();
  checkVariables();
  checkBuildTools();
  const port = Number(process.env.PORT || 3000);
  await checkPort(port);
  checkDataDir();
  checkLock();
  await makeAssets();
  if (!arePicturesMade()) await step('Optimising the pictures (once)', makePictures);
  await runBin('tsx', ['src/http-server/dev.ts'], {
    env: {
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      // A build and a running development server do not disturb each other.
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-dev',
    },
    mayFail: true,
  });
});
