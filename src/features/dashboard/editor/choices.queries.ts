import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';

const FRESH_MS = 5 * 60_000;

/** Brands, categories and collections that a form offers. */
export const editorChoicesQuery = queryOptions({
  ...endpointQuery('getEditorChoices', {}),
  staleTime: FRESH_MS,
});
