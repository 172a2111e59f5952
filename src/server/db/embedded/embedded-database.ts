import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { takeLock } from './lock';

/** A worker that has not answered for this long is stuck (a full disk spins PGlite at 100%) and is replaced. */
const WATCHDOG = { intervalMs: 5_000, timeoutMs: 20_000 };

export interface EmbeddedDatabase {
  /** Unix socket that speaks the Postgres protocol. */
  socketDirectory: string;
  port: number;
  close(): Promise<void>;
}

/** Waits for one message of a type, or for the thread's end. */
function nextMessage(worker: Worker, type: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: Error) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', finish);
      worker.off('exit', onExit);
      if (error) reject(error);
      else resolve();
    };
    const onMessage = (message: { type: string }) => message.type === type && finish();
    const onExit = (code: number) => finish(new Error(`the database thread ended with code ${code}`));
    const timer = setTimeout(
      () => finish(new Error(`the database thread did not say "${type}" in time`)),
      timeoutMs,
    );
    worker.on('message', onMessage);
    worker.on('error', finish);
    worker.on('exit', onExit);
  });
}

/** Whether the thread's event loop answers. */
const pingThread = (worker: Worker, timeoutMs: number) => {
  const pong = nextMessage(worker, 'pong', timeoutMs);
  worker.postMessage({ type: 'ping', id: randomUUID() });
  return pong.then(
    () => true,
    () => false,
  );
};

/**
 * Opens PGlite in a worker thread behind an exclusive lock and a watchdog.
 * @param dataDir directory of the database; its lock lies beside it
 * @param watchdogTimes how often the thread is asked for an answer, and how long it may take
 * @throws Error when another process holds the lock, or the directory cannot be opened
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  watchdogTimes = WATCHDOG,
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const releaseLock = await takeLock(`${dataDir}.lock`);
  const socketDirectory = mkdtempSync(join(tmpdir(), 'storefront-'));
  chmodSync(socketDirectory, 0o700);
  const port = 5432;
  const socketPath = join(socketDirectory, `.s.PGSQL.${port}`);
  const copySocketPath = join(socketDirectory, 'copy.sock');
  // The socket of `npm run backup`: a socket's path must be short, and that of the data folder may be long.
  const copyAddressPath = `${dataDir}.copies`;

  let worker: Worker;
  let closing = false;
  const start = async () => {
    rmSync(socketPath, { force: true });
    rmSync(copySocketPath, { force: true });
    worker = new Worker(join(process.cwd(), 'src/server/db/embedded/worker.mjs'), {
      workerData: { dataDir, socketPath, copySocketPath },
      // Its objects are rows on their way to the socket: they die young, in a small space as well as in a large one.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    await nextMessage(worker, 'ready', 60_000);
  };

  const cleanUp = () => {
    rmSync(copyAddressPath, { force: true });
    rmSync(socketDirectory, { recursive: true, force: true });
    releaseLock();
  };
  try {
    await start();
    writeFileSync(copyAddressPath, copySocketPath, { mode: 0o600 });
  } catch (error) {
    cleanUp();
    throw error;
  }
  process.once('exit', cleanUp);

  let checking = false;
  const checkThread = async () => {
    if (closing || checking) return;
    checking = true;
    const isResponding = await pingThread(worker, watchdogTimes.timeoutMs);
    if (!isResponding && !isClosing()) {
      console.error('The embedded database does not answer: its thread is replaced.');
      await worker.terminate();
      await start().catch((error: unknown) =>
        console.error('The embedded database could not be opened again.', error),
      );
    }
    checking = false;
  };
  // Asked again after every wait: the database may have been closed meanwhile.
  const isClosing = () => closing;
  const watchdog = setInterval(() => void checkThread(), watchdogTimes.intervalMs);
  watchdog.unref();

  return {
    socketDirectory,
    port,
    async close() {
      closing = true;
      clearInterval(watchdog);
      const closed = nextMessage(worker, 'closed', 10_000);
      worker.postMessage({ type: 'close' });
      await closed.catch(() => undefined);
      await worker.terminate();
      process.off('exit', cleanUp);
      cleanUp();
    },
  };
}
