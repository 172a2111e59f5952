/** Revalidates cached pages of the shop. */
export interface PageMaker {
  /** False before the shop listens, and after it stopped: then nothing is tried. */
  isReachable(): boolean;
  /**
   * Revalidates the page at an address if it was ever made; one that is gone becomes "not found".
   * @param address path with its language, such as `/pt-BR/shop`
   * @throws Error when the page could not be made; the old one stays
   */
  remake(address: string): Promise<void>;
}
