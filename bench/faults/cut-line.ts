import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../speed/free-port';

export interface Line {
  port: number;
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A proxy to a server that can be cut, as when the server is stopped. */
export async function openLine(host: string, target: number): Promise<Line> {
  const open = new Set<Socket>();
  const port = await freePort();
  const server = createServer((client) => {
    const upstream = connect(target, host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.on('error', () => undefined);
      socket.pipe(other);
    }
  });
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await mend();
  return {
    port,
    mend,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      open.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
