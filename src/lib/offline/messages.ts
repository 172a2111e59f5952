/** What a page tells the worker. */
export type WorkerMessage =
  /** The visitor asked for the new version. */
  | { type: 'take-over' }
  /** A page was opened, with the files it loaded; the worker decides which of them may be cached. */
  | { type: 'keep'; page: string; files: string[] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The message, or null for anything else. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'take-over') return { type: 'take-over' };
  if (data.type !== 'keep' || !('page' in data) || !('files' in data)) return null;
  if (typeof data.page !== 'string' || !isTexts(data.files)) return null;
  return { type: 'keep', page: data.page, files: data.files };
}
