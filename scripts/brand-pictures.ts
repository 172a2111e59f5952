// Draws public/brands/<id>/social.jpg, the link preview of pages that have no picture of their own. Run once after a
// brand's name, logo, colours or description changed: npx tsx scripts/brand-pictures.ts
import { writeFile } from 'node:fs/promises';
import { BRANDS } from '../config/brands';
import { drawSocialPicture, readSocialFonts } from '../src/server/social-picture/draw-social-picture';

async function main() {
  for (const brand of Object.values(BRANDS)) {
    const fonts = await readSocialFonts(brand.look);
    const title = brand.description['pt-BR'];
    const picture = await drawSocialPicture({ brand, title, line: '', packshot: null, fonts });
    await writeFile(`public/brands/${brand.id}/social.jpg`, picture);
    console.log(`public/brands/${brand.id}/social.jpg: ${picture.length} bytes`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
