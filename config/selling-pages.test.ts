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

describe('pages that tell why a payment was denied', () => {
  it.each(['dashboard/pedidos/todos', 'minha-conta/dashboard/pedidos', 'minha-conta/pedidos/[number]'])(
    '%s brings the texts of errors with it',
    (page) => {
      expect(readFileSync(`pages/${page}.tsx`, 'utf8')).toMatch(/\[[^\]]*'errors'[^\]]*\]/);
    },
  );
});
