import { brand } from '../config/brands/whole';
import { readEnv } from '../src/env';
import { readDemoData } from '../src/server/seed/demo-data';
import { planSocialSubjects } from '../src/server/seed/demo-social-pictures';
import { demoPictureFolders, makePictures, removeParts } from '../src/server/seed/media';
import { createFiles } from '../src/server/ports/media/create-files';
import { makeSocialPictures } from '../src/server/social-picture/make-social-pictures';

// Runs beside the build, without a database: the seed then finds every picture stored.
async function main() {
  const { pictures: files } = createFiles(readEnv());
  const started = Date.now();
  await removeParts(files);
  let lastLine = started;
  const pictures = await makePictures({
    sourceDirs: demoPictureFolders(),
    files,
    onProgress(done, total) {
      if (Date.now() - lastLine < 2_000) return;
      lastLine = Date.now();
      console.log(`Pictures: ${done} of ${total}`);
    },
  });
  console.log(`Pictures: ${pictures.size} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const { products } = await readDemoData();
  const subjects = planSocialSubjects(products, pictures, brand);
  const socialStarted = Date.now();
  const drawn = await makeSocialPictures({ brand, subjects, files });
  console.log(`Social pictures: ${drawn} drawn in ${((Date.now() - socialStarted) / 1000).toFixed(1)} s`);
}

main().catch((error: unknown) => {
  console.error('The pictures could not be made:', error);
  process.exitCode = 1;
});
