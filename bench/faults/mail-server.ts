import { createServer, type Socket } from 'node:net';

export interface MailServer {
  /** Recipients of the mails it took, in their order. */
  taken: string[];
  listen(port: number): Promise<void>;
  close(): Promise<void>;
}

/** A mail server that accepts every mail and records its recipient. */
export function makeMailServer(): MailServer {
  const taken: string[] = [];
  const open = new Set<Socket>();
  const answers: Record<string, string> = {
    EHLO: '250 mail.test',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    QUIT: '221 bye',
    RSET: '250 ok',
  };
  const server = createServer((socket) => {
    open.add(socket);
    let data = '';
    let isData = false;
    let to = '';
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        isData = false;
        taken.push(to);
        socket.write('250 accepted\r\n');
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      if (command === 'RCPT') to = /<([^>]+)>/.exec(text)?.[1] ?? '';
      if (command === 'DATA') {
        isData = true;
        data = '';
      }
      socket.write(`${answers[command] ?? '500 what'}\r\n`);
    });
  });
  return {
    taken,
    listen: (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    async close() {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
