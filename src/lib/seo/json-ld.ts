import type { Thing } from 'schema-dts';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Structured data as the text of a `<script type="application/ld+json">`. No text in it can end the script or open a
 * comment; a JSON parser reads it back unchanged. What is undefined is left out.
 */
export function toJsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
