// npm run build: the production build. Needs no database and no network. Settings: .env.example.
// npm run build -- --standalone: completes .next/standalone too, a folder that runs by itself (ADR 0018).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeAssets, placeAssets } from './steps/assets.mjs';
import { computeStamp, writeStamp } from './steps/build-stamp.mjs';
import {
  checkBuildTools,
  checkNodeVersion,
  checkVariables,
  distDir,
  loadEnvFiles,
} from './steps/environment.mjs';
import { removePlaceholders } from './steps/generated-pages.mjs';
import { bundleHttpServer, compressStatic } from './steps/http-server.mjs';
import { runScript, step } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';
import { bundleWorkers } from './steps/service-worker.mjs';
import { completeStandalone } from './steps/standalone.mjs';

const wantsStandalone = process.argv.includes('--standalone');

await runScript(async () => {
  loadEnvFiles();
  checkNodeVersion();
  checkVariables();
  checkBuildTools();
  await makeAssets();
  const stamp = computeStamp();
  // Without its stamp an interrupted build counts as missing.
  rmSync(join(distDir(), 'storefront-build.json'), { force: true });
  rmSync(join(distDir(), 'server'), { recursive: true, force: true });
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    NEXT_OUTPUT: wantsStandalone ? 'standalone' : '',
  };
  await step('Building the shop', () =>
    runBin('next', ['build', '--webpack'], { env, quiet: !process.env.VERBOSE }),
  );
  await bundleWorkers();
  placeAssets();
  await bundleHttpServer();
  await step('Compressing scripts and styles', () => compressStatic());
  const placeholders = removePlaceholders();
  writeStamp(stamp);
  if (wantsStandalone) {
    const { folder, megabytes } = await step('Completing the standalone folder', completeStandalone);
    console.log(`${folder} runs by itself: ${megabytes} MB. Start it with node server.mjs.`);
  }
  console.log(
    `Built for ${process.env.NEXT_PUBLIC_BRAND || 'boa-lida'}; ${placeholders.length} pages wait for their data.`,
  );
});
