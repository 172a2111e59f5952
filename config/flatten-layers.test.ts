import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import config from '../postcss.config.mjs';
import flattenLayers from './flatten-layers';

const flatten = (css: string) => postcss([flattenLayers()]).process(css, { from: undefined }).css;

describe('cascade layers in the styles of a build', () => {
  it('are gone, with their rules in the order in which they stood', () => {
    expect(flatten('@layer base,utilities;@layer base{a{color:red}}@layer utilities{.b{color:blue}}')).toBe(
      'a{color:red}.b{color:blue}',
    );
  });

  it('are gone within conditions and within each other', () => {
    expect(flatten('@media print{@layer base{@layer inner{a{color:red}}}}')).toBe(
      '@media print{a{color:red}}',
    );
  });
});

describe('the styles of the development server', () => {
  it('give a utility the last word over the base, as those of a build do', async () => {
    const css = `@import 'tailwindcss' source(none);
      @source inline('grid-cols-2');
      @layer base { .grid { grid-template-columns: minmax(0, 1fr) } }`;
    const plugins = [tailwind(config.plugins['@tailwindcss/postcss']), flattenLayers()];
    const result = await postcss(plugins).process(css, { from: 'src/styles/sample.css' });
    expect(result.css).toMatch(/\.grid \{[\s\S]*\.grid-cols-2 \{/);
  });
});
