import { connect, Socket } from 'node:net';
import type { Client } from 'pg';

/** A busy connection without a byte for this long is looked into. */
const SILENCE_MS = 15_000;
const PROBE_MS = 5_000;

/** A host that died or whose network is gone does not even refuse. */
const isReachable = ({ host, port }: Pick<Client, 'host' | 'port'>) =>
  new Promise<boolean>((resolve) => {
    const probe = connect({ host, port });
    const finish = (answers: boolean) => {
      probe.destroy();
      resolve(answers);
    };
    probe.setTimeout(PROBE_MS, () => finish(false));
    probe.once('connect', () => finish(true)).once('error', () => finish(false));
  });

/**
 * Ends a connection to a host that died without a word. The system sends again for a quarter of an hour what was not
 * acknowledged, and the connections of the pool would wait for as long. A query may be slow: only when the host takes no
 * further connection either is this one given up, with an error that says so (src/server/kernel/to-fault.ts).
 */
export function watchSilence(client: Client, silenceMs = SILENCE_MS): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket) || client.host.startsWith('/')) return;
  let answeredBytes = stream.bytesWritten;
  // Before the listener of pg, which sends the next query at once.
  client.connection.prependListener('readyForQuery', () => {
    answeredBytes = stream.bytesWritten;
  });
  const isWaiting = () => !stream.destroyed && stream.bytesWritten > answeredBytes;
  const lookInto = async () => {
    if (!isWaiting()) return;
    const { bytesRead } = stream;
    if (!(await isReachable(client)) && isWaiting() && stream.bytesRead === bytesRead)
      stream.destroy(Object.assign(new Error('The database went silent'), { code: 'ETIMEDOUT' }));
    // Without a byte the socket does not begin to count again by itself.
    else stream.setTimeout(silenceMs);
  };
  stream.setTimeout(silenceMs).on('timeout', () => void lookInto());
}
