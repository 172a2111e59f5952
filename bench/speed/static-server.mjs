// The reference for throughput: the same bytes from a bare Node server. Usage: node static-server.mjs <file>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2]);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': body.length,
};
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, () => console.log(server.address().port));
