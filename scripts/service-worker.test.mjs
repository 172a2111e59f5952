import { describe, expect, it } from 'vitest';
import { findLateFiles } from './steps/service-worker.mjs';

describe('the scripts stored beside the offline page', () => {
  it('are those of the parts that are needed without a network, each once', () => {
    const files = findLateFiles({
      'src/shell/overlays/drawer-host.tsx -> @/features/cart/cart-drawer-body': {
        id: 1,
        files: ['static/a.js', 'static/b.js'],
      },
      'src/shell/overlays/toast-host.tsx -> ./toast-container': { id: 2, files: ['static/a.js'] },
      'src/shell/overlays/modal-host.tsx -> @/features/auth/login-view': { id: 3, files: ['static/c.js'] },
    });
    expect(files).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
  });
});
