import { describe, expect, it } from 'vitest';
import { findUnsupportedSyntax } from './steps/unsupported-syntax.mjs';

describe('the check of what older browsers read', () => {
  it.each([
    ['class A { static { this.b = 1; } }', 'static {}'],
    ['class A { #b; has(o) { return #b in o; } }', '#name in object'],
    ['const a = /b/d;', 'regular expression with the flag d'],
    ['const a = /[a--b]/v;', 'regular expression with the flag v'],
    ['const a = /(?<!b)c/;', 'regular expression with a lookbehind'],
  ])('finds %s', (code, found) => {
    expect(findUnsupportedSyntax(code)).toEqual([found]);
  });

  it('lets pass what every browser of the list reads', () => {
    const code =
      'class A { b = 1; static c = 2; #d = 3; #f() {} }\nconst e = a?.b ?? /(?<f>c)/giu;\na ||= 1_000;\nasync () => import("x");';
    expect(findUnsupportedSyntax(code)).toEqual([]);
  });
});
