import type { LoggerOptions } from 'pino';
import type { Env } from '@/env';
import { logContextFields } from './log-context';
import { redactFields, redactText } from './payments/redact';

/**
 * How the shop logs: errors with their stack and cause, the request or round that every line belongs to, and no secret,
 * card number or credential in a field, a message or an error.
 */
export const logOptions = (level: Env['LOG_LEVEL']): LoggerOptions => ({
  level,
  mixin: logContextFields,
  formatters: { log: (fields) => redactFields(fields) },
  hooks: {
    logMethod(args, method) {
      const [fields, message, ...values] = args;
      method.call(this, fields, message === undefined ? undefined : redactText(message), ...values);
    },
  },
});
