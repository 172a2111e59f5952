/**
 * Goes on without stdout and stderr when the reader of the log goes away. Without a listener, an error event of theirs is
 * an uncaught exception: Next does not exit and writes about it, to the same stream, again and again, until the process
 * does nothing else and answers no signal.
 */
export function guardOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
