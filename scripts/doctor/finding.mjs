/**
 * What the doctor found about one thing. A fault keeps the shop from working as the settings say; a note is something
 * to know. `todo` says what to do about it.
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
