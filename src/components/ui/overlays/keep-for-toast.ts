interface OutsideEvent {
  detail: { originalEvent: Event };
  preventDefault: () => void;
}

/** A panel stays open when somebody presses the button of a toast above it, which takes back what they did in it. */
export function keepForToast(event: OutsideEvent) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('.Toastify')) event.preventDefault();
}
