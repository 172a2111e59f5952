/**
 * The shop's API as a process of its own, light enough to be killed two hundred times: the real database, the real
 * orders, the simulated acquirer; no pages. Started by kill-checkout.ts, which says when to open the database.
 */
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { createApp } from '@/server/app';
import { openDatabase } from '@/server/db/client';
import { systemClock } from '@/server/ports/clock';
import { endlessDisk } from '@/server/ports/disk-guard';
import { createFiles } from '@/server/ports/media/create-files';
import { createFakeGateway } from '@/server/ports/payments/fake-gateway';
import { createServices } from '@/server/services';
import { createCollectingMailer } from '@/testing/collecting-mailer';

async function open(): Promise<number> {
  const env = readEnv();
  const { db } = await openDatabase(env);
  const quiet = () => undefined;
  const services = createServices({
    db,
    env,
    brand: boaLida,
    clock: systemClock,
    log: { info: quiet, warn: quiet, error: (fields, message) => console.error(message, fields) },
    gateway: createFakeGateway({ brand: boaLida, clock: systemClock }),
    disk: endlessDisk,
    secret: 'the secret of the kill loop, thirty-two characters',
    mailer: createCollectingMailer(),
    ...createFiles(env),
  });
  const listen = getRequestListener(createApp(services).fetch);
  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
}

process.once('message', () => {
  open().then(
    (port) => process.send?.({ port }),
    (error: unknown) => {
      console.error('The shop did not open:', error);
      process.exit(1);
    },
  );
});
process.send?.({ loaded: true });
