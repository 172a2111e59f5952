import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGetnetShop, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { managedProductAsks } from '@/testing/permission-table/ask-catalogue-staff';
import { guestAsks } from '@/testing/permission-table/ask-guests';
import { managedContentAsks, studentAsks } from '@/testing/permission-table/ask-content-staff';
import { orderAsks, ownOrderAsks, staffOrderAsks } from '@/testing/permission-table/ask-orders';
import { accountAsks, deskAsks, peopleAsks } from '@/testing/permission-table/ask-people';
import * as open from '@/testing/permission-table/ask-public';
import { auditAsks, getnetAsks, outsideAsks } from '@/testing/permission-table/ask-special';
import { compareWith } from '@/testing/permission-table/describe-answers';
import { openTableShop, type TableShop } from '@/testing/permission-table/table-shop';
import { DOORS } from './doors';
import { ACCOUNT_FIELDS, PEOPLE_FIELDS } from './fields-accounts';
import { ORDER_FIELDS } from './fields-orders';
import { OUTSIDE_FIELDS, PUBLIC_FIELDS } from './fields-public';
import { REPORT_FIELDS } from './fields-reports';
import { STAFF_FIELDS } from './fields-staff';

const ENDPOINTS = {
  ...PUBLIC_FIELDS,
  ...ACCOUNT_FIELDS,
  ...PEOPLE_FIELDS,
  ...ORDER_FIELDS,
  ...STAFF_FIELDS,
  ...REPORT_FIELDS,
};

/** An address that is open to all answers the same with an account as without one. */
const EVERYBODY = ['anonymous', 'customer', 'admin'];
const callersOf = (names: string) => (names === 'everybody' ? EVERYBODY : names.split(' '));

const ROWS = Object.entries({ ...ENDPOINTS, ...OUTSIDE_FIELDS }).flatMap(([line, columns]) =>
  Object.entries(columns).flatMap(([names, column]) =>
    callersOf(names).map((caller) => ({ line, caller, column })),
  ),
);

let shop: TableShop;
let getnet: GetnetShop;
let asks: open.Asks;
beforeAll(async () => {
  shop = await openTableShop();
  getnet = await makeGetnetShop();
  asks = {
    ...open.catalogAsks,
    ...open.contentAsks,
    ...open.cartAsks,
    ...open.operationsAsks,
    ...accountAsks,
    ...peopleAsks,
    ...deskAsks,
    ...orderAsks,
    ...ownOrderAsks,
    ...guestAsks,
    ...staffOrderAsks,
    ...managedProductAsks,
    ...managedContentAsks,
    ...studentAsks,
    ...auditAsks,
    ...outsideAsks,
    ...getnetAsks(getnet),
  };
});
afterAll(async () => {
  await shop.close();
  await getnet.close();
});

/** `GET /report/audit (orders)` is a part of what `GET /report/audit` answers. */
const endpointOf = (line: string) => line.replace(/ \(.*\)$/, '');

it('every endpoint has its fields, for everybody it opens to', () => {
  const missing = DOORS.flatMap(({ line: door, opens }) => {
    const told = ROWS.filter(({ line }) => endpointOf(line) === door).map(({ caller }) => caller);
    const wanted = opens === '-' ? EVERYBODY : opens.split(' ');
    const isTold = (name: string) =>
      name === '+' ? told.includes('customer') || told.includes('owner') : told.includes(name);
    return wanted.filter((name) => !isTold(name)).map((name) => `${door} for ${name}`);
  });
  expect(missing).toEqual([]);
  const doors = new Set(DOORS.map(({ line }) => line));
  expect(Object.keys(ENDPOINTS).filter((line) => !doors.has(endpointOf(line)))).toEqual([]);
});

describe('carries these fields and no others', () => {
  it.each(ROWS)('$line for $caller', async ({ line, caller, column }) => {
    const ask = asks[line];
    if (!ask) throw new Error('No request is written for this row');
    const answers = [await ask(shop, await shop.makeCaller(caller))].flat();
    expect(answers.length).toBeGreaterThan(0);
    const { seen, listed } = await compareWith(column, answers);
    expect(seen).toEqual(listed);
  });
});
