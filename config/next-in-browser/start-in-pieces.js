require('next/dist/client/register-deployment-id-global');
require('next/dist/client/webpack');
require('next/dist/lib/require-instrumentation-client');

/** What next/dist/client/next.js does in one go, in four: a touch on a slow phone is answered between them. */
setTimeout(() => {
  require('react-dom/client');
  setTimeout(() => {
    const next = require('next/dist/client/index');
    globalThis.next = {
      version: next.version,
      get router() {
        return next.router;
      },
      emitter: next.emitter,
    };
    setTimeout(() =>
      next
        .initialize({})
        .then(() => next.hydrate())
        .catch(console.error),
    );
  });
});
