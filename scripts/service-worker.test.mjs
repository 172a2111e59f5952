import { describe, expect, it } from 'vitest';
import { findLazyFiles } from './steps/service-worker.mjs';

const BUILT = {
  'src/shell/overlays/open-drawer.tsx -> ./cart-drawer': { id: 1, files: ['static/a.js', 'static/b.js'] },
  'src/shell/overlays/toast-host.tsx -> ./toast-container': { id: 2, files: ['static/a.js'] },
  'src/shell/overlays/open-modal.tsx -> @/features/auth/login-view': { id: 3, files: ['static/c.js'] },
};

describe('the scripts stored beside the offline page', () => {
  it('are those of the parts that are needed without a network, each once', () => {
    const files = findLazyFiles(BUILT, ['cart-drawer', 'toast-container']);
    expect(files).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
  });

  it('stop the build when one of them has another name', () => {
    expect(() => findLazyFiles(BUILT, ['cart-drawer', 'drawer-of-the-cart'])).toThrow('drawer-of-the-cart');
  });
});
