import { describe, expect, it } from 'vitest';
import { contract } from '@/contract/contract';
import { endpoints } from '@/contract/endpoints';
import { PRIVATE_QUERIES } from './private-queries';

/** Who may call with answers of their own: others with the permission get the same answer, so it may stay. */
const OWN = ['user', 'representante', 'universidade'];
/** Called on a press, and never a query. */
const NO_QUERIES = ['exportSelf', 'listOwnFavorites'];

describe('the queries that are forgotten with their user', () => {
  const own = Object.entries(contract).filter(([name, { access }]) => {
    const isRead = endpoints[name as keyof typeof endpoints].method === 'GET';
    return isRead && [access].flat().some((who) => OWN.includes(who)) && !NO_QUERIES.includes(name);
  });

  it.each(own.map(([name]) => name))('include %s', (name) => {
    expect(PRIVATE_QUERIES).toContain(name);
  });
});
