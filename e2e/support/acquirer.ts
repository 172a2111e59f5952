// The acquirer of the tests on a port of its own, for a shop that is started with PAYMENT_GATEWAY=getnet.
import { startGetnetServer } from '@/testing/getnet/getnet-server';

void startGetnetServer(Number(process.env.ACQUIRER_PORT)).then(({ url }) =>
  console.log(`The acquirer of the tests answers at ${url}.`),
);
