import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

export interface Proxy {
  origin: string;
  /** An address under which nginx serves a file by itself: the limit of what a cache can do. */
  fileUrl: string;
  close(): Promise<void>;
}

/** As root, its workers would run as an unprivileged user, who could not write into our folder. */
const IS_ROOT = process.getuid?.() === 0;

/**
 * The nginx of this machine with the shop's own configuration (deploy/nginx), on a free port, its cache in a folder
 * of its own.
 * @param servers `localhost:3000` and so on
 * @param page the compressed page that it also serves as a file
 */
export async function openProxy(servers: readonly string[], page: Buffer): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'speed-nginx-'));
  ['cache', 'logs', 'files', 'temp'].forEach((name) => mkdirSync(join(folder, name)));
  writeFileSync(join(folder, 'files/page.html'), page);
  const port = await freePort();
  const filePort = await freePort();
  const shop = readFileSync('deploy/nginx/storefront.conf.template', 'utf8')
    .replaceAll('${SHOP_SERVERS}', servers.map((server) => `server ${server};`).join(' '))
    .replaceAll('${SHOP_LISTEN}', String(port))
    .replaceAll('${SHOP_CACHE}', join(folder, 'cache'))
    // One address stands for all visitors in this bench.
    .replace(/rate=\d+r\/s/, 'rate=100000r/s')
    .replace(/(limit_conn shop_connections) \d+/, '$1 10000')
    .replaceAll(/burst=\d+/g, 'burst=10000');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${IS_ROOT ? 'user root;\n' : ''}worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'logs/error.log')};
daemon off;
events { worker_connections 1024; }
http {
${temp}
access_log off;
${shop}
server {
  listen ${filePort};
  root ${join(folder, 'files')};
  default_type text/html;
  add_header Content-Encoding gzip;
}
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  for (let turn = 0; turn < 50; turn += 1) {
    if (
      await fetch(`${origin}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(100);
  }
  return {
    origin,
    fileUrl: `http://localhost:${filePort}/page.html`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
