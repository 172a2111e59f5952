/**
 * Portuguese texts in a page of another language: texts and labels with a Portuguese word and without `lang="pt-BR"`.
 * It has no imports, so that a browser can run it too.
 * @param names of products and packs, longest first: a label cannot say in which language a part of it is
 */
export function findPortuguese(root: Element, names: readonly string[] = []): string[] {
  const words =
    /(?<![\p{L}\p{N}@.])(?:de|da|dos|das|para|com|sem|não|você|seu|sua|pelo|pela|até|dias|úteis|pedido|pagamento|pague|retirar|retirada|loja|saco|entrega|endereço|frete|grátis|econômica|expressa|transportadora|comprar|carrinho|produto|produtos|preço|cartão|código|cliente|quantidade|total de|enviado|aprovado|aguardando|boi|seca|sal|ureia|pasto)(?![\p{L}\p{N}@])/iu;
  const plain = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(names.map(plain).join('|') || '(?!)', 'giu');
  const found: string[] = [];
  const look = (element: Element | null, text: string | null) => {
    if (!text?.trim() || element?.closest('[lang]')?.getAttribute('lang') === 'pt-BR') return;
    if (element?.closest('script, style, noscript, svg, [hidden]')) return;
    if (words.test(text.replace(/https?:\S+/g, '').replace(named, ''))) found.push(text.trim().slice(0, 120));
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) look(walker.currentNode.parentElement, walker.currentNode.textContent);
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      look(element, element.getAttribute(name));
  return found;
}
