/** What the shop needs of a logger; pino fits. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Optional: details for loggers that write them. */
  debug?(fields: object, message: string): void;
}
