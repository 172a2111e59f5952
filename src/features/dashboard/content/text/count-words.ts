/** Words of a Markdown text as a reader counts them: addresses and signs are none. */
export const countWords = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
