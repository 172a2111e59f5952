import { readEnv } from '../src/env';
import { demoPictureFolders, makePictures, mediaDirectory, removeParts } from '../src/server/db/seed/media';

// Runs beside the build, without a database: the seed then finds every picture stored.
async function main() {
  const mediaDir = mediaDirectory(readEnv());
  const started = Date.now();
  await removeParts(mediaDir);
  let lastLine = started;
  const pictures = await makePictures({
    sourceDirs: demoPictureFolders(),
    mediaDir,
    onProgress(done, total) {
      if (Date.now() - lastLine < 2_000) return;
      lastLine = Date.now();
      console.log(`Pictures: ${done} of ${total}`);
    },
  });
  console.log(`Pictures: ${pictures.size} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

main().catch((error: unknown) => {
  console.error('The pictures could not be made:', error);
  process.exitCode = 1;
});
