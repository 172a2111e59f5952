import { expect, type Page } from 'playwright/test';
import { open } from '../support/shop';
import { test } from '../support/test';

/** Long names, long counts and every kind of price are among them. */
const PAGES = ['/pt-BR', '/pt-BR/shop', '/pt-BR/buscar?q=confinamento', '/en/shop', '/ar/shop'];

/** Texts of product cards that are cut, or that stand outside of their card. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].filter(({ clientWidth }) => clientWidth > 0);
    const faults = cards.flatMap((card) => {
      const box = card.getBoundingClientRect();
      const texts: string[] = [];
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const holder = node.parentElement;
        if (!holder || !node.textContent?.trim() || holder.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A row of packs on a phone is scrolled to its end.
        const row = holder.closest('[role=group]');
        const isScrolled = row !== null && getComputedStyle(row).overflowX === 'auto';
        const isOut = [...range.getClientRects()].some(
          ({ left, right }) => left < box.left - 0.5 || right > box.right + 0.5,
        );
        // A name may be hyphenated; the word of a button stays whole.
        const word = document.createRange();
        const isBroken =
          holder.closest('button') !== null &&
          [...node.textContent.matchAll(/\S+/g)].some(({ index, 0: { length } }) => {
            word.setStart(node, index);
            word.setEnd(node, index + length);
            return new Set([...word.getClientRects()].map(({ top }) => top)).size > 1;
          });
        if (isBroken) texts.push(`broken within a word: ${node.textContent}`);
        // Its end cuts the beginning of what is read from the left.
        if (isScrolled && document.dir === 'rtl' && row.scrollWidth > row.clientWidth)
          texts.push(`cut at its beginning: ${node.textContent}`);
        if (isScrolled) continue;
        if (isOut) texts.push(`outside of its card: ${node.textContent}`);
        for (let cut: Element | null = holder; cut && card.contains(cut); cut = cut.parentElement)
          if (cut.clientWidth > 0 && cut.scrollWidth > cut.clientWidth)
            texts.push(`cut: ${node.textContent} in ${cut.className}`);
      }
      return texts;
    });
    return { cards: cards.length, faults: [...new Set(faults)] };
  });

for (const width of [768, 360, 320]) {
  test(`no text of a product card is cut or outside of its card, ${width} px wide @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const path of PAGES) {
      await open(page, path);
      const { cards, faults } = await findCut(page);
      expect(cards, path).toBeGreaterThan(0);
      expect.soft(faults, path).toEqual([]);
    }
  });
}
