/**
 * A marker that only server code carries. `scripts/check-bundle.mjs` looks for it in every browser chunk after a build.
 * Written as an effect, so that neither tree shaking nor minification removes it.
 */
Reflect.set(globalThis, Symbol.for('storefront-server-only'), true);

export {};
