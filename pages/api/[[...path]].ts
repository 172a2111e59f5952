import { getRequestListener } from '@hono/node-server';
import type { NextApiRequest, NextApiResponse } from 'next';
import { answerApi } from '@/server/door';

/** The one door of the API. Hono reads the body itself. */
export const config = { api: { bodyParser: false, externalResolver: true } };

const listener = getRequestListener((request, env) => answerApi(request, env));

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  return listener(request, response);
}
