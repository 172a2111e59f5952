import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { REPORT_DAYS } from '@/contract/constants';

export type ReportDays = (typeof REPORT_DAYS)[number];

/** How far a report looks back unless said. */
export const DEFAULT_DAYS: ReportDays = '30';

/** The figures of the last days. The ones shown stay while others are fetched. */
export const reportQuery = (dias: ReportDays) =>
  queryOptions({
    ...endpointQuery('getReport', { query: { dias } }),
    placeholderData: keepPreviousData,
  });
