import { z } from 'zod';
import { endpoint } from './endpoint';
import * as people from './schemas/people';
import { Id } from './schemas/primitives';

const idParams = z.object({ id: Id });

/** Users, for staff: all for `users.read`, the own customers for a representative. */
export const peopleContract = {
  listUsers: endpoint({
    summary: 'Users, newest first; a representative gets the customers they brought',
    access: ['users.read', 'representante'],
    input: { query: people.UserListQuery },
    output: people.UserList,
    errors: [],
  }),
  getUser: endpoint({
    summary: 'One user; to a representative others than the own customers do not exist',
    access: ['users.read', 'representante'],
    input: { params: idParams },
    output: people.ManagedUser,
    errors: ['NOT_FOUND'],
  }),
  updateUser: endpoint({
    summary: 'Changes what a user may do; another role ends their sessions',
    access: 'users.write',
    input: { params: idParams, body: people.UpdateUserBody },
    output: people.ManagedUser,
    errors: ['NOT_FOUND', 'STALE', 'PASSWORD_REQUIRED'],
  }),
  setRepresentante: endpoint({
    summary: 'Makes a user a representative with a code of their own, or ends it; ends their sessions',
    access: 'users.write',
    input: { body: people.SetRepresentanteBody },
    output: people.ManagedUser,
    errors: ['NOT_FOUND', 'PASSWORD_REQUIRED'],
  }),
  getOwnRepresentativeFigures: endpoint({
    summary: 'Orders, revenue and customers of the own code, by month',
    access: 'representante',
    input: {},
    output: people.RepresentativeFigures,
    errors: [],
  }),
  followRedirect: endpoint({
    summary: 'Where a campaign or representative link leads and who is credited; counts the hit',
    access: 'anonymous',
    input: { params: z.object({ code: people.ReferralCode }) },
    output: people.RedirectTarget,
    errors: [],
  }),
} as const;
