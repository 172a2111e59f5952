/** Makes kept pages of the shop anew. */
export interface PageMaker {
  /** False while the shop does not listen yet, or does no more: then nothing is tried. */
  isReachable(): boolean;
  /**
   * Makes the page at an address anew if it was ever made; one that is gone is made "not found".
   * @param address path with its language, such as `/pt-BR/shop`
   * @throws Error when the page could not be made; the old one stays
   */
  remake(address: string): Promise<void>;
}
