import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '@config/permissions';
import { ORDER_STATES } from '@/contract/constants';
import { stateOfCep } from '@/lib/cep';
import { isValidDocument } from '@/lib/documents';
import { planMove } from '@/server/domains/orders/order-states';
import { readDemoData } from '../demo-data';
import { readDemoOrders, type DemoOrder } from '../demo-orders';
import { readDemoUsers } from '../seed-users';

const people = readDemoUsers();
const { orders } = await readDemoOrders();
const { products } = await readDemoData();

type DemoUser = (typeof people)[number];
const peopleWho = (are: (person: DemoUser) => boolean) => people.filter(are).map(({ id }) => id);
const ordersWith = (fault: (order: DemoOrder) => boolean) => orders.filter(fault).map(({ number }) => number);

const packs = new Map(
  products.flatMap(({ regulatory, variations }) =>
    variations.map(({ id, visibility }) => [id, { ...visibility, saleClass: regulatory.saleClass }] as const),
  ),
);
const customers = new Map(people.map((person) => [person.id, person]));
const representatives = people.flatMap(({ representativeCode }) => representativeCode ?? []);

describe('a person of the demonstration', () => {
  it('holds no permission that the shop does not have', () => {
    const known: readonly string[] = PERMISSIONS;
    expect(
      peopleWho(({ permissions }) => permissions.some((permission) => !known.includes(permission))),
    ).toEqual([]);
  });

  it('is what the start command calls them: an admin, a representative with a code and the permission, or a customer', () => {
    expect(
      peopleWho(({ role, admin, permissions, representativeCode }) => {
        const isRepresentative = role === 'representante';
        return (
          admin !== (role === 'admin') ||
          isRepresentative !== (representativeCode !== null) ||
          (!admin && isRepresentative !== permissions.includes('representante'))
        );
      }),
    ).toEqual([]);
    expect(new Set(people.map(({ role }) => role)).size).toBe(3);
  });

  it('is there to show what a customer may do with the plain line, and with the exclusive lessons', () => {
    const isHeld = (permission: string) =>
      people.some(({ role, permissions }) => role === 'cliente' && permissions.includes(permission));
    expect(['linha_branca', 'universidade'].filter((permission) => !isHeld(permission))).toEqual([]);
  });

  it('belongs to a representative who exists, or to none', () => {
    expect(
      peopleWho(
        ({ representedByCode }) =>
          representedByCode !== null && !representatives.includes(representedByCode),
      ),
    ).toEqual([]);
  });

  it('has a CPF or CNPJ with its check digits, or none', () => {
    expect(peopleWho(({ document }) => document !== null && !isValidDocument(document))).toEqual([]);
  });

  it('cannot be called or written to: the telephone begins with 90000, the address of mail ends with .example', () => {
    expect(
      peopleWho(({ phone, email }) => !email.endsWith('.example') || (phone !== null && !/\) 90000-/.test(phone))),
    ).toEqual([]);
  });

  it('lives where the CEP of each address lies', () => {
    expect(
      peopleWho(({ addresses }) => addresses.some(({ postalCode, state }) => stateOfCep(postalCode) !== state)),
    ).toEqual([]);
  });
});

describe('an order of the demonstration', () => {
  it('is credited to the representative of its customer', () => {
    expect(
      ordersWith(
        ({ userId, representativeCode }) =>
          customers.get(userId)?.representedByCode !== representativeCode,
      ),
    ).toEqual([]);
  });

  it('holds only what its customer could buy online: nothing restricted, nothing by prescription without one, nothing of a line that is closed to them', () => {
    expect(
      ordersWith(({ userId, items, prescriptionStatus }) =>
        items.some(({ variationId }) => {
          const pack = packs.get(variationId);
          return (
            pack?.saleClass === 'restrito' ||
            (pack?.saleClass === 'receita' && prescriptionStatus !== 'approved') ||
            (pack?.buyOnlyLinhaBranca && !customers.get(userId)?.permissions.includes('linha_branca'))
          );
        }),
      ),
    ).toEqual([]);
  });

  it('was placed by the customer and moved by the rules of the shop, one step after the other and none in the future, to the state that it is in', () => {
    expect(
      ordersWith(({ history, state, createdAgoMinutes }) => {
        const [first] = history;
        const isMove = history.slice(1).every((entry, index) => {
          const before = history[index];
          return (
            before &&
            planMove(before.state, entry.state, null) !== null &&
            entry.afterMinutes > before.afterMinutes
          );
        });
        const last = history.at(-1);
        return (
          first?.state !== 'pending_payment' ||
          first.afterMinutes !== 0 ||
          first.by !== 'cliente' ||
          !isMove ||
          last?.state !== state ||
          last.afterMinutes > createdAgoMinutes
        );
      }),
    ).toEqual([]);
  });

  it('is there in every state, so that each can be seen', () => {
    expect(ORDER_STATES.filter((state) => !orders.some((order) => order.state === state))).toEqual([]);
  });
});
