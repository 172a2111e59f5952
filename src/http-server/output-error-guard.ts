/**
 * Goes on without stdout and stderr when what reads the log goes away. An error event of theirs without a listener is an
 * uncaught exception: Next keeps the process alive and writes about it, to the same stream, again and again, until the
 * process does nothing else and answers no signal.
 */
export function guardOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
