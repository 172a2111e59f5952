import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_SORTS, ORDER_STATES, PAYMENT_METHODS } from '@/contract/constants';
import { StaffOrderListQuery } from '@/contract/schemas/orders';
import { ORDER_FILTERS, planSort, toOrderQuery, type OrderFilters } from './order-filters';
import { readListAddress, writeListAddress } from '../resource/use-list-address';

const NONE = Object.fromEntries(ORDER_FILTERS.map((name) => [name, ''])) as OrderFilters;
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('order filters in the address', () => {
  it('give back every filter that was written', () => {
    const filters = fc.record({
      q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      estado: fc.constantFrom('', ...ORDER_STATES),
      metodo: fc.constantFrom('', ...PAYMENT_METHODS),
      de: fc.oneof(fc.constant(''), day),
      ate: fc.oneof(fc.constant(''), day),
      atencao: fc.constantFrom('', '1'),
      separar: fc.constantFrom('', '1'),
      ordem: fc.constantFrom('', ...ORDER_SORTS),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const path = writeListAddress('/dashboard/pedidos/todos', wanted);
        const query = Object.fromEntries(new URL(path, 'http://shop.example').searchParams);
        const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
        expect(toOrderQuery(readListAddress(query, ORDER_FILTERS))).toEqual(said);
      }),
    );
  });

  it('open the row they name, however long its name', () => {
    const aberto = 'ração para bezerro de leite que não quer comer e emagrece depois da seca 30kg';
    const { searchParams } = new URL(
      writeListAddress('/dashboard/buscas', { aberto }),
      'http://shop.example',
    );
    expect(readListAddress(Object.fromEntries(searchParams), []).aberto).toBe(aberto);
  });

  it('never ask the API for what it refuses, whatever the address says', () => {
    const texts = fc.record(
      Object.fromEntries(ORDER_FILTERS.map((name) => [name, fc.string({ maxLength: 30 })])),
    );
    fc.assert(
      fc.property(texts, (texts_) => {
        const filters = { ...NONE, ...texts_, q: '' };
        expect(StaffOrderListQuery.safeParse(toOrderQuery(filters)).success).toBe(true);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '21/11/2026', '2026-1-1'])('ignore %s, which is no day', (de) => {
    expect(toOrderQuery({ ...NONE, de })).toEqual({});
  });
});

describe('the heads that sort', () => {
  it('begin with the newest first and turn it round', () => {
    expect(planSort('', 'recentes', 'antigos')).toEqual({ next: 'antigos', sorted: 'descending' });
    expect(planSort('antigos', 'recentes', 'antigos')).toEqual({ next: '', sorted: 'ascending' });
  });

  it('say nothing of a column the list is not sorted by', () => {
    expect(planSort('', 'maior-valor', 'menor-valor')).toEqual({ next: 'maior-valor', sorted: undefined });
  });
});
