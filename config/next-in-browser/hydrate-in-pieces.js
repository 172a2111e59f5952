const { startTransition } = require('react');
const client = require('react-dom/client');

/**
 * `hydrateRoot` as a transition: React gives way to the browser every few milliseconds, and to a touch at once. What is
 * shown later, the next page, is drawn in one piece: whoever asked for it waits for nothing else, and every pause would
 * draw a frame of the page that goes.
 */
exports.hydrateRoot = (...args) => {
  let root;
  startTransition(() => {
    root = client.hydrateRoot(...args);
  });
  // Next renders within a transition and does nothing else with its root; the transition is over by then.
  return { render: (element) => queueMicrotask(() => root.render(element)) };
};
