/**
 * Whoever reads the log may go away; the shop goes on without. An error of stdout that nobody hears would be an
 * uncaught one: Next keeps the process alive and writes about it, to the same stream, again and again, until the
 * process does nothing else and answers no signal.
 */
export function goOnWithoutReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
