const { contentSecurityPolicy } = require('./content-security-policy');

const CSP = 'Content-Security-Policy';
const ENDPOINT = 'csp';

const toHeaders = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));

/**
 * Headers of every answer, pages and API alike, in the form of `headers()` of next.config.js. What only makes sense
 * over TLS comes where `X-Forwarded-Proto` says so: src/http-server lets it through from a trusted proxy alone, and
 * sets it where SITE_URL begins with https.
 * @param {{ isDev?: boolean, apiOrigin?: string, api?: string, tagManagerId?: string }} options
 */
function securityHeaders({ isDev, apiOrigin, api, tagManagerId }) {
  const reportUri = `${apiOrigin ? api.replace(/\/+$/, '') : '/api'}/csp-report`;
  const policy = { isDev, apiOrigin, tagManagerId, reportUri };
  return [
    {
      source: '/:path*',
      headers: toHeaders({
        [CSP]: contentSecurityPolicy(policy),
        'X-Content-Type-Options': 'nosniff',
        // For browsers that do not know frame-ancestors.
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      }),
    },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: toHeaders({
        [CSP]: contentSecurityPolicy({ ...policy, reportTo: ENDPOINT }),
        'Reporting-Endpoints': `${ENDPOINT}="${reportUri}"`,
        // A year. Without subdomains: those of the operator's domain are not the shop's to decide.
        'Strict-Transport-Security': 'max-age=31536000',
      }),
    },
  ];
}

module.exports = { securityHeaders };
