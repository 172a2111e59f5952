import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '@/contract/constants';
import { orderListPath, readOrderFilters } from './order-filters';

const readPath = (path: string) =>
  readOrderFilters(Object.fromEntries(new URL(path, 'http://shop.example').searchParams));

describe('order filters in the address', () => {
  it('gives back every filter it wrote', () => {
    const filters = fc.record({
      q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      estado: fc.option(fc.constantFrom(...ORDER_STATES)),
      pagina: fc.integer({ min: 1, max: 9_999 }),
      pedido: fc.option(fc.stringMatching(/^BL-\d{5,8}$/)),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(readPath(orderListPath('/dashboard/pedidos/todos', wanted))).toEqual(wanted);
      }),
    );
  });

  it.each(['0', '-1', '1.5', '99999', 'x', ''])('shows the first page for pagina=%s', (pagina) => {
    expect(readOrderFilters({ pagina }).pagina).toBe(1);
  });

  it('ignores a state that does not exist', () => {
    expect(readOrderFilters({ estado: 'stolen' }).estado).toBeNull();
  });

  it('takes the first of a repeated parameter', () => {
    expect(readOrderFilters({ q: ['sal', 'ração'] }).q).toBe('sal');
  });

  it('leaves out what is usual', () => {
    expect(orderListPath('/dashboard/pedidos/todos', readOrderFilters({}))).toBe('/dashboard/pedidos/todos');
  });
});
