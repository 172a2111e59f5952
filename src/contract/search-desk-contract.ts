import { z } from 'zod';
import { crud } from './crud';
import { endpoint } from './endpoint';
import { Id } from './schemas/primitives';
import * as desk from './schemas/search-desk';

const access = 'search.write';
const rules = crud({ access, params: z.object({ id: Id }), item: desk.SearchRule });

/** Search rules, and what is counted about searches. */
export const searchDeskContract = {
  listCountedSearches: endpoint({
    summary: 'Searches without a result, without a choice, or the frequent ones; nothing of who made them',
    access,
    input: { query: desk.CountedSearchListQuery },
    output: desk.CountedSearchList,
    errors: [],
  }),
  listSearchRules: rules.list(
    'What the search was taught, in force or earlier',
    desk.SearchRuleListQuery,
    desk.SearchRuleList,
  ),
  createSearchRule: rules.create(
    'Teaches the search one thing; in force within seconds',
    desk.CreateSearchRuleBody,
  ),
  updateSearchRule: rules.update(
    'Changes a rule in force; the version before stays readable',
    desk.UpdateSearchRuleBody,
  ),
  endSearchRule: rules.delete('Takes a rule out of force'),
  previewSearch: endpoint({
    summary: 'What a search shows now, and what it would with a rule that is not saved',
    access,
    input: { body: desk.PreviewSearchBody },
    output: desk.SearchPreview,
    errors: [],
  }),
  countSearchChoice: endpoint({
    summary: 'Counts that a product was looked at, or put into the cart, after a search',
    access: 'anonymous',
    input: { body: desk.SearchChoiceBody },
    output: z.null(),
    errors: [],
    status: 204,
  }),
} as const;
