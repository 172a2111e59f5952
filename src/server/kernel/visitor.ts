/** The sender of a request, as rate limits count it. */
export interface Visitor {
  /** The account; null for a visitor who is not signed in. */
  userId: string | null;
  /**
   * The session of a signed-in person; else the address with what the browser calls itself. No cookie is set for it.
   */
  device: string;
  /** The part of the address that one subscriber holds. */
  address: string;
}
