import type { Mailer } from '@/server/ports/mailer/mailer';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import type { AskedPayment, Metrics } from './metrics';

const secondsSince = (startMs: number) => (performance.now() - startMs) / 1000;

/** The same acquirer, with every call measured. */
export function watchGateway(gateway: PaymentGateway, metrics: Metrics): PaymentGateway {
  async function told<Answer>(
    operation: AskedPayment['operation'],
    ask: () => Promise<Answer>,
    resultOf: (answer: Answer) => string,
  ): Promise<Answer> {
    const startMs = performance.now();
    const tell = (result: string) =>
      metrics.paymentAsked({ gateway: gateway.name, operation, result, seconds: secondsSince(startMs) });
    try {
      const answer = await ask();
      tell(resultOf(answer));
      return answer;
    } catch (error) {
      tell(error instanceof Error && error.name === 'CardRefused' ? 'refused' : 'error');
      throw error;
    }
  }
  const done = () => 'done';
  const { prepareCard } = gateway;
  return {
    ...gateway,
    charge: (request) =>
      told(
        'charge',
        () => gateway.charge(request),
        ({ status }) => status,
      ),
    find: (payment) =>
      told(
        'find',
        () => gateway.find(payment),
        (state) => state?.status ?? 'unknown',
      ),
    cancel: (payment) => told('cancel', () => gateway.cancel(payment), done),
    refund: (payment) =>
      told(
        'refund',
        () => gateway.refund(payment),
        (result) => result,
      ),
    ...(prepareCard && { prepareCard: (number) => told('prepareCard', () => prepareCard(number), done) }),
  };
}

/** The same mailer, with every message measured. */
export function watchMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail) {
      const startMs = performance.now();
      const tell = (result: 'ok' | 'error') =>
        metrics.serviceAsked({ service: `mail-${mailer.name}`, result, seconds: secondsSince(startMs) });
      try {
        await mailer.send(mail);
        tell('ok');
      } catch (error) {
        tell('error');
        throw error;
      }
    },
  };
}
