// npm run dev: Next's development server behind what needs no build. Run by tsx, as scripts/dev.mjs says.
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';
import { guardAddress, stripLineBreaks } from './address-guard';
import { guardOutputErrors } from './output-error-guard';
import { settleScheme, withRequestId } from './request-context';
import { createStop, listen, stopOnSignals } from './server';
import { readServerSettings } from './settings';

const log = (line: string) => void process.stdout.write(`${line}\n`);

/** Next answers everything, changed files included: no cache, compression or queue stands before it. */
async function main(): Promise<void> {
  guardOutputErrors();
  const settings = readServerSettings();
  const { PORT: port } = settings;
  // No `upgrade` handler of our own: Next tells browsers over a WebSocket what changed.
  const server = createServer();
  const sockets = new Set<Duplex>();
  // Open as long as a page is: the server would wait for them when it stops.
  server.on(
    'upgrade',
    (_request, socket) => void sockets.add(socket.once('close', () => sockets.delete(socket))),
  );
  const app = next({ dev: true, webpack: true, dir: '.', hostname: 'localhost', port, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', (request, response) => {
    settleScheme(request, settings);
    if (guardAddress(request, response)) return;
    request.url = stripLineBreaks(request.url ?? '/');
    void withRequestId(request, settings, () => handle(request, response));
  });
  const address = `http://localhost:${await listen(server, port)}`;
  const stop = createStop(server, () => app.close());
  const stopAll = (code: number) => {
    sockets.forEach((socket) => socket.destroy());
    return stop(code);
  };
  stopOnSignals({ stop: stopAll }, settings, log);
  log(`The shop is open at ${address}, and reloads on save. Stop with Ctrl+C.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
