import type { RefCallback } from 'react';

/** A ref: what `focus` chooses gets the focus that was within the element when it goes away. */
const focusAfterwards =
  (focus: () => void): RefCallback<HTMLElement> =>
  (element) =>
  () => {
    // It still stands in the page here.
    if (!element?.contains(document.activeElement)) return;
    setTimeout(() => {
      if (document.activeElement === document.body) focus();
    });
  };

/** Gives the page the focus that was within an element when it goes away. */
export const focusPageAfterwards = focusAfterwards(() =>
  document.getElementById('main')?.focus({ preventScroll: true }),
);

/** Gives the heading of the page the focus that was within an element when it goes away. */
export const focusHeadingAfterwards = focusAfterwards(() => document.querySelector('h1')?.focus());
