const { startTransition } = require('react');
const client = require('react-dom/client');

/** `hydrateRoot` as a transition: React gives way to the browser every few milliseconds, and to a touch at once. */
exports.hydrateRoot = (...args) => {
  let root;
  startTransition(() => {
    root = client.hydrateRoot(...args);
  });
  return root;
};
