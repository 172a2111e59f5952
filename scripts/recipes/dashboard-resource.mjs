/** Compared with the code, and not followed. */
export const dashboardResource = {
  heading: 'A dashboard resource',
  example:
    /\b(?:listRedirects|(?:create|update|delete)Redirect)\b|[dD]ashboardRedirects|dashboard\/redirecionamentos|managed-redirects|content\/redirects\/redirects|Redirect(?:Form|List)\b|DASHBOARD_ROUTES\.redirects|"redirects":|(?:POST|PATCH|DELETE) \/redirect\//,
  edits: [],
  tests: [],
  titles: [],
};
