/** The sender of a request, as rate limits count it. */
export interface Visitor {
  /** The account; null for a visitor who is not signed in. */
  userId: string | null;
  /**
   * The session of a signed-in user; else the address with the browser's user agent. No cookie is set for it.
   */
  device: string;
  /** The prefix of the address that one subscriber has. */
  address: string;
}
