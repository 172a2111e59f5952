/** Elements of HTML; `<x` of any other word is a person's text, such as `2 <x`. */
const TAGS =
  'a|abbr|address|area|article|aside|audio|b|base|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|dd|del|details|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|progress|q|s|samp|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|u|ul|var|video|wbr';
const HIDDEN_CONTENT = /<(script|style)\b[^<>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
const TAG = new RegExp(`</?(?:${TAGS})(?=[\\s/>])[^<>]*>`, 'gi');
/** Nobody nests deeper by accident; what is left after so many rounds is made text. */
const ROUNDS = 10;

const ADDRESS = '[^\\s<>"\'`\\\\]';
const SAFE_LINK = new RegExp(
  `^(?:https?://${ADDRESS}+|mailto:${ADDRESS}+|tel:[+\\d]${ADDRESS}*|#[\\w-]*|/(?![/&])${ADDRESS}*)$`,
  'i',
);
const SAFE_PICTURE = new RegExp(`^(?:https://${ADDRESS}+|/media/[\\w-][\\w.-]*)$`, 'i');
const AUTOLINK = /^<(?:(?:https?:\/\/|mailto:)[^\s<>"'`\\]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/i;

/** `(address "title")` right after a closed bracket; addresses with brackets of their own must stand in `<>`. */
const TARGET =
  /^\([ \t]*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/;
/** `[name]: address "title"` on a line of its own. */
const DEFINITION = /^ {0,3}\[(?!\^)[^[\]\n]+\]:[ \t]*<?([^\s<>]+)>?[ \t]*(?:"[^"\n]*"|'[^'\n]*')?[ \t]*$/;

/** Tags out, with what a browser would not show; the words between them stay. */
function dropTags(text: string): string {
  let cleaned = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = cleaned.replace(HIDDEN_CONTENT, '').replace(TAG, '');
    if (next === cleaned) break;
    cleaned = next;
  }
  // What could still begin a tag is text from here on; an address in angle brackets stays a link.
  return cleaned.replace(/<(?=[a-z/!?])/gi, (_, at: number) =>
    AUTOLINK.test(cleaned.slice(at, at + 2_000)) ? '<' : '&lt;',
  );
}

/** Named addresses that are links stay; others go, and what only resembles one is made text. */
const cleanDefinitions = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => {
      const address = DEFINITION.exec(line.trimEnd())?.[1];
      if (address !== undefined) return SAFE_LINK.test(address) ? [line] : [];
      return [line.replace(/(\[(?!\^)[^[\]]*)\]:/g, '$1]\\:')];
    })
    .join('\n');

/** Links and pictures with an address that is none lose it and keep their words. */
function cleanTargets(text: string): string {
  const out: string[] = [];
  /** Where open brackets stand in `out`, the innermost last. */
  const open: { at: number; isPicture: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      out.push(letter, text.charAt((at += 1)));
    } else if (letter === '[') {
      open.push({ at: out.length, isPicture: text[at - 1] === '!' && text[at - 2] !== '\\' });
      out.push(letter);
    } else if (letter === ']') {
      const start = open.pop();
      at += closeBracket(text.slice(at + 1, at + 2_500), start, out);
    } else out.push(letter);
  }
  return out.join('');
}

/** Writes what follows a closed bracket. @returns how many letters of `rest` that used up */
function closeBracket(
  rest: string,
  start: { at: number; isPicture: boolean } | undefined,
  out: string[],
): number {
  const dropPictureSign = () => {
    if (start?.isPicture) out[start.at - 1] = '';
  };
  if (!rest.startsWith('(')) {
    // A picture by a name could be any address: it becomes a link.
    dropPictureSign();
    out.push(']');
    return 0;
  }
  const found = start && TARGET.exec(rest);
  if (!found) {
    dropPictureSign();
    out.push(']\\');
    return 0;
  }
  const address = found[1] ?? found[2] ?? '';
  if ((start.isPicture ? SAFE_PICTURE : SAFE_LINK).test(address)) out.push(`]${found[0]}`);
  else {
    dropPictureSign();
    out[start.at] = '';
  }
  return found[0].length;
}

/**
 * Markdown without what a text of the shop must not hold: raw HTML, links elsewhere than http(s), mailto, tel and
 * pages of this site, pictures elsewhere than `/media` and https. Words stay. Cleaning twice changes nothing more.
 */
export function cleanMarkdown(text: string): string {
  let cleaned = text;
  // Taking one thing out may put another together; a text that goes on changing is hostile and left without brackets.
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = cleanTargets(cleanDefinitions(dropTags(cleaned)));
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  return cleaned.replace(/[<[\]]/g, '');
}
