/** Files under plain names in one place. What stores, reads, lists and removes them knows where that is. */
export interface FileStore {
  /** Stores a file, in place of one with this name. A reader never sees half of it. Call it outside a transaction. */
  write(name: string, bytes: Buffer | string): Promise<void>;
  /** The file; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Every name, those of files that a process left half written too: they end with `.part`. */
  list(): Promise<string[]>;
  /** When the file was written; null when there is none. */
  writtenAt(name: string): Promise<Date | null>;
  /** Removes files; one that is gone is no error. */
  remove(names: readonly string[]): Promise<void>;
}
