import { OTHER_NODES } from './other-node.mjs';

export const DEFAULT_BRAND = 'boa-lida';
export const COMMAND_PARTS = 4;
/** The browser suite takes half an hour of a core; a run of minutes has room for one such part. */
const BROWSER_PARTS = 9;
/** A run of everything: as many shards as two cores share well. */
const BROWSER_SHARDS = 4;

const number = (count) => Array.from({ length: count }, (_, index) => index + 1);

const NOTHING = {
  nodes: [],
  brands: [],
  looks: [],
  commandParts: [],
  walksRoutes: false,
  followsRecipes: false,
};

/** One of these is done in each run: each takes about as long as one build and its walk. */
const listTurns = (otherBrands) => [
  ...OTHER_NODES.map((node) => ({ nodes: [node] })),
  ...otherBrands.map((brand) => ({ brands: [brand], looks: [brand] })),
  ...number(COMMAND_PARTS).map((part) => ({ commandParts: [part] })),
  { walksRoutes: true },
  { looks: [DEFAULT_BRAND], followsRecipes: true },
];

const withoutDefault = (brands) => brands.filter((id) => id !== DEFAULT_BRAND);

/**
 * What `npm test` does beside what every run does: one part of the browser suite and one of the turns. They follow the
 * number of commits, and the two numbers of parts have no common divisor, so that no part always meets the same turn.
 * @param brands ids of all brands
 * @returns `browserShards` as Playwright names them; `nodes` on which the stock build is made and walked; `brands` that
 * are built and walked beside the default one; `looks`, brands whose pieces are looked at; `commandParts` from 1 on;
 * `walksRoutes`, whether every address is opened as every kind of person; `followsRecipes`, whether the recipes are followed on a copy of the tree
 */
export function planTurn(commits, brands) {
  const turns = listTurns(withoutDefault(brands));
  const part = (commits % BROWSER_PARTS) + 1;
  return { ...NOTHING, browserShards: [`${part}/${BROWSER_PARTS}`], ...turns[commits % turns.length] };
}

/** All parts and all turns: `npm run test:all`. */
export function planAll(brands) {
  return {
    browserShards: number(BROWSER_SHARDS).map((shard) => `${shard}/${BROWSER_SHARDS}`),
    nodes: OTHER_NODES,
    brands: withoutDefault(brands),
    looks: brands,
    commandParts: number(COMMAND_PARTS),
    walksRoutes: true,
    followsRecipes: true,
  };
}
