import { after, all, before, changeJson, replace, replaceAll } from './edits.mjs';

const HOME = 'public/brands/vale-verde';

/** Followed for the brand of `docs/brands.md`, with the logos of another one. */
export const brand = {
  heading: 'A brand',
  edits: [
    {
      step: 1,
      file: 'config/brands/vale-verde.ts',
      copyOf: 'config/brands/boa-lida.ts',
      change: all(
        replaceAll('boaLida', 'valeVerde'),
        replaceAll('boa-lida', 'vale-verde'),
        replaceAll(`'Boa Lida'`, `'Vale Verde'`),
        replace('isBoaLida: true', 'isBoaLida: false'),
      ),
    },
    {
      step: 2,
      file: 'config/brands/all.ts',
      change: all(
        after(
          `import { tropaESela } from './tropa-e-sela';\n`,
          `import { valeVerde } from './vale-verde';\n`,
        ),
        before(`} satisfies Record`, `  'vale-verde': valeVerde,\n`),
      ),
    },
    ...['logo.svg', 'logo-inverse.svg', 'symbol.svg'].map((name) => ({
      step: 3,
      file: `${HOME}/${name}`,
      copyOf: `public/brands/boa-lida/${name}`,
      change: (text) => text,
    })),
    { step: 4, file: 'demo/brands-content.json', change: changeJson((content) => content) },
  ],
  commands: [
    'node scripts/brand-demo.mjs boa-lida vale-verde',
    'npx tsx scripts/brand-icons.ts vale-verde',
    'npx tsx scripts/brand-pictures.ts',
    'npm run brand:check vale-verde',
  ],
  tests: ['config/brands/brand-file.test.ts', 'src/shell/fonts/fonts.test.ts'],
  titles: ["of 'vale-verde' is its face", "knows the display face of 'vale-verde'"],
};
