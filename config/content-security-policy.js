const { createHash } = require('node:crypto');
const paintFirst = require('./tuning/scripts-after-paint');
const beforePaint = require('./document/before-paint');

/** Google's addresses for a tag manager that feeds Analytics: the script, the pixels, and where measures are sent. */
const TAG_MANAGER = {
  script: 'https://www.googletagmanager.com',
  img: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** The hashes by which the two inline scripts are let through, in each of their forms. */
const INLINE_SCRIPTS = [...beforePaint.sources, paintFirst.source]
  .map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  .join(' ');

const join = (...sources) => sources.filter(Boolean).join(' ');

/**
 * One policy for the whole site, because a soft navigation stays under the first document's policy.
 * Scripts: own files, two inline ones by their hashes (scripts-after-paint.js, before-paint.js), and the tag manager's where the
 * deployment has one; no other inline ones, so a container must do without "custom HTML" tags. Styles: React writes
 * style attributes, so inline styles stay allowed.
 * Violations are reported: the older way everywhere, the newer one where `reportTo` names an endpoint of the header
 * Reporting-Endpoints, which browsers read over TLS alone; without it, a browser that knows the newer way sends nothing.
 * @param {{ isDev?: boolean, apiOrigin?: string, tagManagerId?: string, reportUri?: string, reportTo?: string }} options
 */
function contentSecurityPolicy({ isDev, apiOrigin, tagManagerId, reportUri, reportTo }) {
  const tags = tagManagerId ? TAG_MANAGER : {};
  return [
    "default-src 'self'",
    join("script-src 'self'", isDev ? "'unsafe-eval' 'unsafe-inline'" : INLINE_SCRIPTS, tags.script),
    "style-src 'self' 'unsafe-inline'",
    join("img-src 'self' data: blob:", apiOrigin, tags.img),
    "font-src 'self'",
    join("connect-src 'self'", apiOrigin, tags.connect, isDev && 'ws:'),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    reportUri && `report-uri ${reportUri}`,
    reportTo && `report-to ${reportTo}`,
  ]
    .filter(Boolean)
    .join('; ');
}

module.exports = { contentSecurityPolicy, INLINE_SCRIPTS };
