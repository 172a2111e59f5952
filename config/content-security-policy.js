/** Google's addresses for a tag manager that feeds Analytics: the script, the pixels, and where measures are sent. */
const TAG_MANAGER = {
  script: 'https://www.googletagmanager.com',
  img: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

const join = (...sources) => sources.filter(Boolean).join(' ');

/**
 * One policy for the whole site, because a soft navigation keeps the first document's policy.
 * Scripts: own files only, and the tag manager's where the deployment has one; never inline ones, so a container must
 * do without "custom HTML" tags. Styles: React writes style attributes, so inline styles stay allowed.
 * @param {{ isDev?: boolean, apiOrigin?: string, tagManagerId?: string }} options
 */
function contentSecurityPolicy({ isDev, apiOrigin, tagManagerId }) {
  const tags = tagManagerId ? TAG_MANAGER : {};
  return [
    "default-src 'self'",
    join("script-src 'self'", tags.script, isDev && "'unsafe-eval' 'unsafe-inline'"),
    "style-src 'self' 'unsafe-inline'",
    join("img-src 'self' data: blob:", apiOrigin, tags.img),
    "font-src 'self'",
    join("connect-src 'self'", apiOrigin, tags.connect, isDev && 'ws:'),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

module.exports = { contentSecurityPolicy };
