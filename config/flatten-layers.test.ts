import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
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
