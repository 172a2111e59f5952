import { createHash } from 'node:crypto';

/** One judged query and how the search answered it. */
export interface JudgedScore {
  language: string;
  kind: string;
  query: string;
  /** Whether any product answers it; without one the search must find nothing. */
  isAnswerable: boolean;
  /** Place of the first right product, from 1; 0 for none. */
  firstRight: number;
  /** Share of the first five that are right, of as many as there are. */
  precisionAt5: number;
  /** nDCG of the first ten places, with binary relevance. */
  ndcgAt10: number;
  isEmpty: boolean;
}

/** Which half of a judged set a query always belongs to: the half for tuning, or the half that is only reported. */
export const halfOf = (query: string): 'tuning' | 'held back' =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held back';

/**
 * The slugs that a judgement names: `x-*` every slug that begins so, `@x` a set.
 * @throws Error when a name stands for no product
 */
export function expandJudgement(
  name: string,
  slugs: readonly string[],
  sets: Readonly<Record<string, readonly string[]>>,
): string[] {
  if (name.startsWith('@')) {
    const set = sets[name.slice(1)];
    if (!set) throw new Error(`${name} is no set`);
    return set.flatMap((member) => expandJudgement(member, slugs, sets));
  }
  const found = slugs.filter((slug) =>
    name.endsWith('*') ? slug.startsWith(name.slice(0, -1)) : slug === name,
  );
  if (found.length === 0) throw new Error(`${name} is no product`);
  return found;
}

const gain = (place: number) => 1 / Math.log2(place + 1);

/** How a list of slugs, best first, answers a query. */
export function scoreSearch(
  asked: Pick<JudgedScore, 'language' | 'kind' | 'query'>,
  right: ReadonlySet<string>,
  found: readonly string[],
): JudgedScore {
  const isRight = found.map((slug) => right.has(slug));
  const best = Math.min(10, right.size);
  const gained = isRight.slice(0, 10).reduce((sum, hit, at) => sum + (hit ? gain(at + 1) : 0), 0);
  const ideal = Array.from({ length: best }, (_, at) => gain(at + 1)).reduce((sum, one) => sum + one, 0);
  const isAnswerable = right.size > 0;
  return {
    ...asked,
    isAnswerable,
    firstRight: isRight.indexOf(true) + 1,
    precisionAt5: isAnswerable ? isRight.slice(0, 5).filter(Boolean).length / Math.min(5, right.size) : 0,
    ndcgAt10: isAnswerable ? gained / ideal : 0,
    isEmpty: found.length === 0,
  };
}

const share = (part: readonly JudgedScore[], isCounted: (score: JudgedScore) => boolean) =>
  part.length === 0 ? 0 : part.filter(isCounted).length / part.length;
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Figures over queries that have an answer; `nothing` is the share of the others that rightly find nothing. */
export function summarizeScores(scores: readonly JudgedScore[]) {
  const asked = scores.filter(({ isAnswerable }) => isAnswerable);
  const others = scores.filter(({ isAnswerable }) => !isAnswerable);
  return {
    queries: asked.length,
    success1: share(asked, ({ firstRight }) => firstRight === 1),
    success5: share(asked, ({ firstRight }) => firstRight > 0 && firstRight <= 5),
    mrr: mean(asked.map(({ firstRight }) => (firstRight ? 1 / firstRight : 0))),
    ndcg10: mean(asked.map(({ ndcgAt10 }) => ndcgAt10)),
    empty: share(asked, ({ isEmpty }) => isEmpty),
    nothing: share(others, ({ isEmpty }) => isEmpty),
  };
}
