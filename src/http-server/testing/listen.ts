import type { AddressInfo, Server } from 'node:net';

/** @returns the port */
export const listen = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

export const close = (server: Server | undefined): Promise<void> =>
  new Promise((done) => {
    if (server) server.close(() => done());
    else done();
  });
