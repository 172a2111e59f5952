interface OutsideEvent {
  detail: { originalEvent: Event };
  preventDefault: () => void;
}

/** A panel stays open when a button of a toast is pressed, such as undo. */
export function keepForToast(event: OutsideEvent) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('.Toastify')) event.preventDefault();
}
