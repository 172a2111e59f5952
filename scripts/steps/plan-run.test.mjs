import { describe, expect, it } from 'vitest';
import { COMMAND_PARTS, planAll, planTurn } from './plan-run.mjs';

const BRANDS = ['boa-lida', 'tropa-e-sela', 'linha-matriz'];
const turns = Array.from({ length: 90 }, (_, commits) => planTurn(commits, BRANDS));

/** What the runs of so many commits do, each once. */
const unionOf = (key) => [...new Set(turns.flatMap((plan) => plan[key]))].sort();

describe('a run of the tests', () => {
  it('takes one part of the browser suite and one turn, so that it stays short', () => {
    for (const { browserShards, nodes, brands, commandParts, walksRoutes, followsRecipes } of turns) {
      expect(browserShards).toHaveLength(1);
      expect(
        nodes.length + brands.length + commandParts.length + Number(walksRoutes) + Number(followsRecipes),
      ).toBe(1);
    }
  });

  it('leaves nothing out in the long run: the runs of 90 commits do all that test:all does', () => {
    const all = planAll(BRANDS);
    for (const key of ['nodes', 'brands', 'looks', 'commandParts'])
      expect(unionOf(key)).toEqual([...all[key]].sort());
    for (const key of ['walksRoutes', 'followsRecipes']) expect(unionOf(key)).toContain(true);
    expect(unionOf('browserShards')).toEqual(Array.from({ length: 9 }, (_, index) => `${index + 1}/9`));
    expect(all.commandParts).toHaveLength(COMMAND_PARTS);
  });

  it('lets each part of the browser suite meet each turn', () => {
    expect(new Set(turns.map((plan) => JSON.stringify(plan))).size).toBe(90);
  });
});
