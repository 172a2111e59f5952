/**
 * A finding of the doctor. With a fault the shop does not work as its settings say; a note is for information. `todo`
 * says what to do about it.
 */
const finding =
  (level) =>
  (about, says, todo = '') => ({ level, about, says, todo });

export const ok = finding('ok');
export const note = finding('note');
export const fault = finding('fault');

/** The message of an error, or its code where a library leaves the message empty, without a secret in it. */
export function describeError(error, secrets = []) {
  const inner = error.errors?.[0] ?? error;
  const text = inner.message || inner.code || String(inner);
  return secrets.filter(Boolean).reduce((told, secret) => told.replaceAll(secret, '…'), text);
}
