import { createHttp } from './http';
import { readToken } from './token';

/** The browser's axios. Loaded by the first call that needs the network, not with the page. */
export const http = createHttp({ baseURL: process.env.NEXT_PUBLIC_API_URL || '/api', getToken: readToken });
