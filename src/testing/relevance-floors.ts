import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Figures by kind of query, for each set. `FLOORS=write` puts what was measured into the file. */
const PATH = 'src/server/domains/catalog/relevance/relevance-floors.json';
const Floors = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())));
/** How far a figure may fall below what was last measured: less than any one query weighs in the set of a language. */
const SLACK = 0.003;

export type Figures = Readonly<Record<string, number>>;

const round = (value: number) => Math.round(value * 1_000) / 1_000;
const roundAll = (figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)]));

/**
 * What fell below the figures of the file: one line each. Of empty pages less is better.
 * @throws Error when the file does not know a kind of the set, or knows one that is not measured
 */
export function listFallen(set: string, measured: Readonly<Record<string, Figures>>): string[] {
  const floors = Floors.parse(JSON.parse(readFileSync(PATH, 'utf8')));
  if (process.env.FLOORS === 'write') {
    const rounded = Object.entries(measured).map(([kind, figures]) => [kind, roundAll(figures)] as const);
    writeFileSync(PATH, `${JSON.stringify({ ...floors, [set]: Object.fromEntries(rounded) }, null, 2)}\n`);
    return [];
  }
  const known = floors[set] ?? {};
  const kinds = Object.keys(measured);
  if (kinds.sort().join() !== Object.keys(known).sort().join())
    throw new Error(`${set}: measured are ${kinds.join(', ')}; ${PATH} has ${Object.keys(known).join(', ')}`);
  return Object.entries(measured).flatMap(([kind, figures]) =>
    Object.entries(figures).flatMap(([name, value]) => {
      const least = known[kind]?.[name] ?? Infinity;
      const isHeld = name === 'empty' ? value <= least + SLACK : value >= least - SLACK;
      return isHeld ? [] : [`${set}, ${kind}: ${name} is ${round(value)}, was ${least}`];
    }),
  );
}
