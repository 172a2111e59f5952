import type { RouteHandlerCallback } from 'serwist';
import { ageOf, findCopy, isOfThisBuild } from './copy-facts';
import { GIVE_UP_MS, planPage } from './plan-age';
import { readPlan } from './read-plan';
import { PAGES } from './strategies';
import { within } from './within';

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** The visitor has the copy already, so the renewed one is fetched without their credentials. */
const withoutPerson = ({ url, headers }: Request) => new Request(url, { credentials: 'omit', headers });

/** A page, or its data for a change of page: see plan-age.ts for what comes first. */
export const answerPage: RouteHandlerCallback = async ({ event, request, url, params }) => {
  const plan = readPlan(params);
  const copy = await findCopy(plan);
  const decision = copy
    ? planPage({
        page: plan.page ?? 'asked',
        ageMs: ageOf(copy),
        isOfThisBuild: isOfThisBuild(copy),
        isReload: isReload(request),
      })
    : 'network';
  const strategy = PAGES[plan.kind === 'data' ? 'data' : 'page'][decision];
  const asked = decision === 'stale-while-revalidate' ? withoutPerson(request) : request;
  return within(strategy.handle({ event, request: asked, url, params }), GIVE_UP_MS);
};
