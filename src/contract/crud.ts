import { z } from 'zod';
import { endpoint, type Access } from './endpoint';
import type { ErrorCode } from './errors';

/** What the calls of one managed resource have in common. */
interface CrudResource<Params extends z.ZodType, Item extends z.ZodType> {
  access: Access;
  /** The path parameter that names one item. */
  params: Params;
  /** One item, as its editor gets it. */
  item: Item;
}

/**
 * The endpoints of a resource that staff manage, with the errors and statuses that these calls have everywhere.
 * `errors` adds those of one of them.
 */
export const crud = <Params extends z.ZodType, Item extends z.ZodType>({
  access,
  params,
  item,
}: CrudResource<Params, Item>) => ({
  list: <Query extends z.ZodType, List extends z.ZodType>(summary: string, query: Query, output: List) =>
    endpoint({ summary, access, input: { query }, output, errors: [] }),

  get: (summary: string) =>
    endpoint({ summary, access, input: { params }, output: item, errors: ['NOT_FOUND'] }),

  create: <Body extends z.ZodType>(summary: string, body: Body, errors: readonly ErrorCode[] = []) =>
    endpoint({ summary, access, input: { body }, output: item, errors, status: 201 }),

  /** The body carries the `version` that was edited: an older one answers STALE with the stored item. */
  update: <Body extends z.ZodType>(summary: string, body: Body, errors: readonly ErrorCode[] = []) =>
    endpoint({
      summary,
      access,
      input: { params, body },
      output: item,
      errors: ['NOT_FOUND', 'STALE', ...errors],
    }),

  delete: (summary: string, errors: readonly ErrorCode[] = []) =>
    endpoint({
      summary,
      access,
      input: { params },
      output: z.null(),
      errors: ['NOT_FOUND', ...errors],
      status: 204,
    }),
});
