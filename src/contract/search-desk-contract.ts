import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id } from './schemas/primitives';
import * as desk from './schemas/search-desk';

const access = 'search.write';
const idParams = z.object({ id: Id });

/** How the merchant teaches the search, and what the search learns by itself. */
export const searchDeskContract = {
  listCountedSearches: endpoint({
    summary: 'Searches without a result, without a choice, or the frequent ones; nothing of who made them',
    access,
    input: { query: desk.CountedSearchListQuery },
    output: desk.CountedSearchList,
    errors: [],
  }),
  listSearchRules: endpoint({
    summary: 'What the search was taught, in force or earlier',
    access,
    input: { query: desk.SearchRuleListQuery },
    output: desk.SearchRuleList,
    errors: [],
  }),
  createSearchRule: endpoint({
    summary: 'Teaches the search one thing; in force within seconds',
    access,
    input: { body: desk.CreateSearchRuleBody },
    output: desk.SearchRule,
    errors: [],
    status: 201,
  }),
  updateSearchRule: endpoint({
    summary: 'Changes a rule in force; the version before stays readable',
    access,
    input: { params: idParams, body: desk.UpdateSearchRuleBody },
    output: desk.SearchRule,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  endSearchRule: endpoint({
    summary: 'Takes a rule out of force',
    access,
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
    status: 204,
  }),
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
