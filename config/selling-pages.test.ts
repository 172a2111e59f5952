import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the pages of the checkout', () => {
  it.each(['resumo-do-pedido', 'definir-entrega', 'finalizar_compra', 'compra_realizada', 'order'])(
    '%s exists only where the brand sells',
    (page) => {
      expect(readFileSync(`pages/${page}.tsx`, 'utf8')).toMatch(/getStaticProps = sellingPage\(/);
    },
  );
});
