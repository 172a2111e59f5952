import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPages } from './boa-lida';

afterEach(() => {
  vi.resetModules();
});

describe('the choice of the brand', () => {
  it('takes the brand the build names', async () => {
    vi.stubEnv('NEXT_PUBLIC_BRAND', 'tropa-e-sela');
    vi.resetModules();
    expect((await import('.')).brand.id).toBe('tropa-e-sela');
  });

  it('refuses an unknown brand and names those there are', async () => {
    vi.stubEnv('NEXT_PUBLIC_BRAND', 'boalida');
    vi.resetModules();
    await expect(import('.')).rejects.toThrow(/boalida is not one of boa-lida, tropa-e-sela, linha-matriz/);
  });
});

describe('the herd with which a calculator begins', () => {
  it.each([
    ['boa-lida', { heads: 50, weightKg: 350 }],
    ['tropa-e-sela', { heads: 4, weightKg: 450 }],
  ])('is one that a customer of %s may have', async (id, herd) => {
    vi.stubEnv('NEXT_PUBLIC_BRAND', id);
    vi.resetModules();
    expect((await import('@/lib/stored-herd')).EXAMPLE_HERD).toEqual(herd);
  });
});

describe('the build', () => {
  it.each(['boa-lida', 'tropa-e-sela', 'linha-matriz'])(
    'finds %s in its file under the name it asks for',
    async (id) => {
      const file = (await import(`./${id}.ts`)) as { default?: { id: string }; onPages?: { id: string } };
      expect(file.default?.id).toBe(id);
      expect(file.onPages?.id).toBe(id);
    },
  );

  it('gives pages nothing that only the server reads', () => {
    // @ts-expect-error -- the colours are written by the server
    expect(onPages.theme).toBeUndefined();
  });
});
