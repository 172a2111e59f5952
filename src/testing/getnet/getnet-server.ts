import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { BoletoBody, CancelBody, CreditBody, PixBody } from './getnet-bodies';
import { boletoOf, createGetnetLedger, pixCodeOf, type LedgerPayment } from './getnet-ledger';

export const GETNET_CREDENTIALS = {
  clientId: 'the-client-id-of-the-tests',
  clientSecret: 'the-client-secret-of-the-tests',
  sellerId: '3c5a0f0e-0000-4000-8000-000000000001',
};

type Call = 'token' | 'cardToken' | 'charge' | 'info' | 'cancel' | 'cancelRequest';

/**
 * What can go wrong: refused (402 with a reason; 400), broken (500; an answer that is no JSON; an undocumented one),
 * silent (nothing was done; it was done and the answer was lost; the connection was cut), and unknown (a 404 of a proxy
 * on the way).
 */
export type Failure =
  | 'denied'
  | 'badRequest'
  | 'error'
  | 'notJson'
  | 'odd'
  | 'hang'
  | 'doneThenHang'
  | 'doneThenCut'
  | 'proxy404';

interface Answer {
  status: number;
  body: unknown;
}

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const ROUTES: [Call, RegExp][] = [
  ['token', /^POST \/auth\/oauth\/v2\/token$/],
  ['cardToken', /^POST \/v1\/tokens\/card$/],
  ['charge', /^POST \/v2\/payments(\/qrcode\/pix|\/boleto)?$/],
  ['cancel', /^POST \/v2\/payments\/cancel$/],
  ['cancelRequest', /^GET \/v1\/payments\/cancel\/request$/],
  ['info', /^GET \/dpm\/hub-payment-info\/v1\/payments\/info(\/[\w-]+)?$/],
];

const refusal = (status: number, description: string, paymentId?: string): Answer => ({
  status,
  body: {
    message: 'Refused',
    name: 'CreditServiceError',
    status_code: status,
    details: [
      { status: 'NOT APPROVED', error_code: `PAYMENTS-${status}`, description, payment_id: paymentId },
    ],
  },
});

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString();
}

/**
 * A Getnet that listens on this machine, speaks the documented messages (docs/brazil.md) and fails when it is
 * told to. Its books (`ledger`) say what was really charged.
 * @param fixedPort any free one unless given
 */
export async function startGetnetServer(fixedPort = 0) {
  const ledger = createGetnetLedger();
  const requests: SeenRequest[] = [];
  const failures: { call: Call; failure: Failure }[] = [];
  const always = new Map<Call, Failure>();
  const tokens = new Set<string>();
  const listeners = new Set<() => void>();
  const { clientId, clientSecret, sellerId } = GETNET_CREDENTIALS;

  const outcomeOf = (payment: LedgerPayment) => ({
    payment_id: payment.id,
    seller_id: sellerId,
    order_id: payment.orderId,
    amount: payment.amount,
    status: payment.status,
    ...(payment.reason && { description: payment.reason }),
  });

  function issueToken({ headers }: IncomingMessage): Answer {
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (headers.authorization !== expected) return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    tokens.add(token);
    return {
      status: 200,
      body: { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: 'oob' },
    };
  }

  function chargeCredit(json: unknown): Answer {
    const { idempotency_key: idempotencyKey, order_id: orderId, data } = CreditBody.parse(json);
    const wanted = { idempotencyKey, orderId, method: 'credit' as const, amount: data.amount };
    const payment = ledger.chargeCard(wanted, data.payment.card.number_token);
    if (!payment) return refusal(400, 'O token do cartão já foi usado (TOKENIZATION-400)');
    if (payment.reason) return refusal(402, payment.reason, payment.id);
    return { status: 200, body: outcomeOf(payment) };
  }

  function openPix(json: unknown, { headers }: IncomingMessage): Answer {
    if (!/^\d+$/.test(String(headers['x-qrcode-expiration-time']))) return refusal(400, 'Sem prazo');
    const { idempotency_key: idempotencyKey, order_id: orderId, amount } = PixBody.parse(json);
    const payment = ledger.openPayment({ idempotencyKey, orderId, method: 'pix', amount });
    const additional = {
      qr_code: pixCodeOf(payment),
      expiration_date_qrcode: '2023-11-29T16:30:56Z',
      psp_code: '0033',
    };
    return { status: 200, body: { ...outcomeOf(payment), additional_data: additional } };
  }

  function openBoleto(json: unknown): Answer {
    const { idempotency_key: idempotencyKey, data } = BoletoBody.parse(json);
    const { amount, order, boleto } = data;
    const payment = ledger.openPayment({ idempotencyKey, orderId: order.order_id, method: 'boleto', amount });
    const { line, barcode } = boletoOf(payment, boleto.expiration_date);
    const typeful = line.replace(
      /^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/,
      '$1.$2 $3.$4 $5.$6 $7 $8',
    );
    const body = { boleto_id: payment.boletoId, bank: '033', typeful_line: typeful, bar_code: barcode };
    return { status: 201, body: { ...outcomeOf(payment), boleto: body } };
  }

  function cancel(json: unknown): Answer {
    const { payment_id: id, cancel_custom_key: key } = CancelBody.parse(json);
    const payment = ledger.payments.get(id);
    if (!payment) return refusal(400, 'Pagamento não encontrado');
    if (key) {
      if (!ledger.cancelRequests.has(key)) ledger.cancelRequests.set(key, { paymentId: id, code: 100 });
      return { status: 202, body: { status: 'ACCEPTED', cancel_request_id: `req-${key}` } };
    }
    if (payment.status !== 'APPROVED' && payment.status !== 'CANCELED')
      return refusal(400, 'Nada a cancelar', id);
    payment.status = 'CANCELED';
    return { status: 200, body: { payment_id: id, status: 'CANCELED' } };
  }

  function findCancelRequest(url: URL): Answer {
    const request = ledger.cancelRequests.get(url.searchParams.get('cancel_custom_key') ?? '');
    if (!request) return refusal(404, 'Não encontrado');
    return { status: 200, body: { status_processing_cancel_code: request.code } };
  }

  function findPayment(url: URL): Answer {
    const id = url.pathname.split('/info/')[1];
    const payment = id
      ? ledger.payments.get(id)
      : ledger.byKey(url.searchParams.get('idempotency_key') ?? '');
    return payment ? { status: 200, body: outcomeOf(payment) } : refusal(404, 'Pagamento não encontrado');
  }

  function answerOf(call: Call, url: URL, request: IncomingMessage, body: string): Answer {
    if (call === 'token') return issueToken(request);
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!tokens.has(bearer)) return { status: 401, body: { message: 'Unauthorized' } };
    const seller = request.headers['x-seller-id'] ?? request.headers.seller_id;
    if (seller !== sellerId) return refusal(400, 'seller_id inválido');
    const json: unknown = body ? JSON.parse(body) : null;
    if (call === 'cardToken') {
      const { card_number: number } = z.object({ card_number: z.string().regex(/^\d{13,19}$/) }).parse(json);
      return { status: 201, body: { number_token: ledger.takeCard(number) } };
    }
    if (call === 'cancel') return cancel(json);
    if (call === 'cancelRequest') return findCancelRequest(url);
    if (call === 'info') return findPayment(url);
    if (url.pathname.endsWith('/pix')) return openPix(json, request);
    return url.pathname.endsWith('/boleto') ? openBoleto(json) : chargeCredit(json);
  }

  function fallSilent() {
    for (const hear of listeners) hear();
    listeners.clear();
  }

  function takeFailure(call: Call): Failure | undefined {
    const index = failures.findIndex((planned) => planned.call === call);
    return index === -1 ? always.get(call) : failures.splice(index, 1)[0]?.failure;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://getnet.test');
    const body = await readBody(request);
    const method = request.method ?? '';
    requests.push({ method, path: `${url.pathname}${url.search}`, headers: request.headers, body });
    const call = ROUTES.find(([, pattern]) => pattern.test(`${method} ${url.pathname}`))?.[0];
    const send = (status: number, text: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(text);
    if (!call) return send(404, '<html>Not Found</html>', 'text/html');
    const failure = takeFailure(call);
    if (failure === 'hang') {
      fallSilent();
      return;
    }
    if (failure === 'error') return send(500, '{"message":"Internal Server Error"}');
    if (failure === 'proxy404') return send(404, '{"statusCode":404,"message":"Resource not found"}');
    if (failure === 'denied') return send(402, JSON.stringify(refusal(402, 'Saldo insuficiente').body));
    if (failure === 'badRequest') return send(400, JSON.stringify(refusal(400, 'Campo inválido').body));
    const answer = answerOf(call, url, request, body);
    if (failure === 'doneThenHang') {
      fallSilent();
      return;
    }
    if (failure === 'doneThenCut') return void request.socket.destroy();
    if (failure === 'notJson') return send(200, '<html>', 'text/html');
    if (failure === 'odd') return send(200, '{"hello":"world"}');
    send(answer.status, JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.writeHead(422).end(JSON.stringify(refusal(422, String(error)).body)),
    );
  });
  // A connection that the server closes between two calls would look like a lost answer.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(fixedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    ledger,
    /** Everything that was asked, with headers and bodies. */
    requests,
    /** The next call of this kind fails so; several failures are used in order. */
    failNext(call: Call, failure: Failure, times = 1): void {
      for (let count = 0; count < times; count += 1) failures.push({ call, failure });
    },
    /** Every call of a kind fails so, until `recover`. */
    failAlways(call: Call, failure: Failure): void {
      always.set(call, failure);
    },
    recover(): void {
      failures.length = 0;
      always.clear();
    },
    /** Called once, when the server receives a call that it will never answer. */
    onSilence(listener: () => void): void {
      listeners.add(listener);
    },
    /** Makes all issued tokens invalid. */
    revokeTokens: () => tokens.clear(),
    /**
     * What Getnet would tell of a payment by GET (docs/brazil.md); a boleto's settlement says `id` and `status` alone.
     */
    noticeOf(id: string): Record<string, string> {
      const payment = ledger.payments.get(id);
      if (!payment) throw new Error(`No payment ${id}`);
      const isSettledBoleto = payment.method === 'boleto' && payment.status !== 'PENDING';
      if (isSettledBoleto) return { id: payment.boletoId ?? '', status: payment.status };
      return {
        payment_type: payment.method,
        seller_id: sellerId,
        customer_id: 'ana@cliente.example',
        order_id: payment.orderId,
        payment_id: payment.id,
        amount: String(payment.amount),
        status: payment.status,
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type GetnetServer = Awaited<ReturnType<typeof startGetnetServer>>;
