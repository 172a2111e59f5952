/** Holds the toasts above a bar at the foot of the page, however high what it says makes it. A callback for `ref`. */
export function reserveBar(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.body;
  const observer = new ResizeObserver(() =>
    style.setProperty('--bar', `max(7rem, ${bar.offsetHeight + 16}px)`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar');
  };
}
