import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { REQUEST_TIMEOUT_MS, XSRF } from '@config/commerce';

/**
 * The axios instance of a process: base URL, 30 s, JSON, XSRF cookie and header pair, and the bearer header on every
 * call, empty when there is no token (docs/rules.md, Calls).
 */
export function createHttp(options: {
  baseURL: string;
  getToken: () => string | undefined;
  adapter?: CreateAxiosDefaults['adapter'];
  env?: CreateAxiosDefaults['env'];
}): AxiosInstance {
  const http = axios.create({
    baseURL: options.baseURL,
    timeout: REQUEST_TIMEOUT_MS,
    headers: { Accept: 'application/json' },
    xsrfCookieName: XSRF.cookie,
    xsrfHeaderName: XSRF.header,
    paramsSerializer: { indexes: null },
    ...(options.adapter && { adapter: options.adapter }),
    ...(options.env && { env: options.env }),
  });
  http.interceptors.request.use((config) => {
    const token = options.getToken();
    config.headers.set('Authorization', token ? `Bearer ${token}` : '');
    return config;
  });
  return http;
}
