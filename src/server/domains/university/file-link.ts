import { isSameText, sign } from '@/server/kernel/sign';

/** How long the address of an exclusive file works. */
export const FILE_LINK_MS = 15 * 60_000;

export interface FileLink {
  fileId: string;
  /** Whose link it is and until when; left out for a file everybody may read. */
  reader?: { userId: string; until: Date };
}

/** File, reader and end (milliseconds, base 36) with their signature; the two in the middle are empty for everybody. */
const TOKEN = /^([\w-]{1,64})\.([\w-]{0,100})\.([a-z0-9]{0,12})\.([\w-]{20,100})$/;

const signLink = (secret: string, text: string) => sign(secret, 'lesson file', text);
const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** The address of a file, which nobody can change into that of another one. */
export function writeFileLink(secret: string, { fileId, reader }: FileLink): string {
  const text = [
    fileId,
    reader ? encode(reader.userId) : '',
    reader ? reader.until.getTime().toString(36) : '',
  ].join('.');
  return `/api/university/file/${text}.${signLink(secret, text)}`;
}

/** What a link was made for; null when it is forged or over. */
export function readFileLink(secret: string, token: string, now: Date): FileLink | null {
  const [, fileId = '', user = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!fileId || !isSameText(signature, signLink(secret, `${fileId}.${user}.${end}`))) return null;
  if (!user) return { fileId };
  const until = new Date(Number.parseInt(end, 36));
  return until > now ? { fileId, reader: { userId: decode(user), until } } : null;
}
