import { isSameText, sign } from '@/server/kernel/sign';

/** How long the address of a file works that only its reader may have. */
export const FILE_LINK_MS = 15 * 60_000;

/** Kinds of files with signed addresses: what the signature is for, and where the file is read. */
const KINDS = {
  lesson: { purpose: 'lesson file', path: '/api/university/file/' },
  prescription: { purpose: 'prescription file', path: '/api/order/prescription_file/' },
  boleto: { purpose: 'boleto', path: '/api/order/boleto/' },
} as const;
export type FileKind = keyof typeof KINDS;

export interface FileLink {
  fileId: string;
  /** Whose link it is and until when; left out for a file everybody may read. */
  reader?: { userId: string; until: Date };
}

/** File, reader and end (milliseconds, base 36) with their signature; the two in the middle are empty for everybody. */
const TOKEN = /^([\w-]{1,64})\.([\w-]{0,100})\.([a-z0-9]{0,12})\.([\w-]{20,100})$/;

const signLink = (secret: string, kind: FileKind, text: string) => sign(secret, KINDS[kind].purpose, text);
const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** The signed address of a file: it cannot be changed into that of another one. */
export function writeFileLink(secret: string, kind: FileKind, { fileId, reader }: FileLink): string {
  const text = [
    fileId,
    reader ? encode(reader.userId) : '',
    reader ? reader.until.getTime().toString(36) : '',
  ].join('.');
  return `${KINDS[kind].path}${text}.${signLink(secret, kind, text)}`;
}

/** What a link was made for; null when it is forged or over. */
export function readFileLink(secret: string, kind: FileKind, token: string, now: Date): FileLink | null {
  const [, fileId = '', user = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!fileId || !isSameText(signature, signLink(secret, kind, `${fileId}.${user}.${end}`))) return null;
  if (!user) return { fileId };
  const until = new Date(Number.parseInt(end, 36));
  return until > now ? { fileId, reader: { userId: decode(user), until } } : null;
}
