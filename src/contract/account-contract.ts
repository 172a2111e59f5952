import { z } from 'zod';
import { endpoint } from './endpoint';
import * as users from './schemas/users';
import { Id } from './schemas/primitives';

const idParams = z.object({ id: Id });

/** Who somebody is, and what is theirs. */
export const accountContract = {
  login: endpoint({
    summary: 'Signs in; the body of the answer is the token',
    access: 'anonymous',
    input: { body: users.LoginBody },
    output: users.Token,
    errors: ['INVALID_CREDENTIALS'],
  }),
  register: endpoint({
    summary: 'Creates a customer and signs in; the body of the answer is the token',
    access: 'anonymous',
    input: { body: users.RegisterBody },
    output: users.Token,
    errors: ['EMAIL_TAKEN', 'WEAK_PASSWORD'],
  }),
  logout: endpoint({
    summary: 'Revokes this session, or with `all=true` every session of the user',
    access: 'user',
    input: { query: z.object({ all: z.enum(['true', 'false']).optional() }) },
    output: z.null(),
    errors: [],
  }),
  getSelf: endpoint({
    summary: 'The signed-in user',
    access: 'user',
    input: {},
    output: users.User,
    errors: [],
  }),
  getOwnDetails: endpoint({
    summary: 'Own details',
    access: 'user',
    input: {},
    output: users.UserDetails,
    errors: [],
  }),
  updateOwnDetails: endpoint({
    summary: 'Changes own details; fields left out stay as they are',
    access: 'user',
    input: { body: users.UpdateDetailsBody },
    output: users.UserDetails,
    errors: [],
  }),
  listOwnAddresses: endpoint({
    summary: 'Saved addresses',
    access: 'user',
    input: {},
    output: z.array(users.Address),
    errors: [],
  }),
  createOwnAddress: endpoint({
    summary: 'Saves an address',
    access: 'user',
    input: { body: users.AddressBody },
    output: users.Address,
    errors: ['CEP_UNKNOWN'],
    status: 201,
  }),
  updateOwnAddress: endpoint({
    summary: 'Replaces a saved address',
    access: 'user',
    input: { params: idParams, body: users.AddressBody },
    output: users.Address,
    errors: ['NOT_FOUND', 'CEP_UNKNOWN'],
  }),
  deleteOwnAddress: endpoint({
    summary: 'Removes a saved address',
    access: 'user',
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
  }),
  listOwnFavorites: endpoint({
    summary: 'Ids of favourite products, newest first',
    access: 'user',
    input: {},
    output: users.FavoriteIds,
    errors: [],
  }),
  addOwnFavorites: endpoint({
    summary:
      'Adds products to the favourites and answers with all of them; what this shop does not show is left out',
    access: 'user',
    input: { body: users.AddFavoritesBody },
    output: users.FavoriteIds,
    errors: [],
  }),
  deleteOwnFavorite: endpoint({
    summary: 'Takes a product out of the favourites; one that is not there is no error',
    access: 'user',
    input: { params: idParams },
    output: z.null(),
    errors: [],
  }),
} as const;
