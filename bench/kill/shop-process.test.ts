import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleShop, startShopProcess } from './shop-process';

const folder = mkdtempSync(join(tmpdir(), 'shop-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the bundled shop of the kill loop starts, opens its database and answers', async () => {
  await bundleShop();
  const shop = startShopProcess({ DATA_DIR: join(folder, 'data'), TMPDIR: folder });
  try {
    const origin = await shop.open();
    expect((await fetch(`${origin}/api/category/`)).status).toBe(200);
  } finally {
    await shop.kill();
  }
});
