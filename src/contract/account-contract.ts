import { z } from 'zod';
import { endpoint } from './endpoint';
import { Address, AddressBody } from './schemas/address';
import * as people from './schemas/people';
import * as users from './schemas/users';
import { Id } from './schemas/primitives';

const idParams = z.object({ id: Id });

/** The user's account, and what belongs to it. */
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
    errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED', 'WEAK_PASSWORD'],
  }),
  confirmEmail: endpoint({
    summary: 'Confirms the own e-mail by a mailed link of 7 days that works once',
    access: 'user',
    input: { body: users.ConfirmEmailBody },
    output: z.null(),
    errors: ['CONFIRMATION_INVALID'],
  }),
  requestEmailConfirmation: endpoint({
    summary:
      'Mails another link that confirms the own e-mail; to a confirmed one only if orders without the account wait for it',
    access: 'user',
    input: { body: users.RequestEmailConfirmationBody },
    output: z.null(),
    errors: [],
    status: 202,
  }),
  requestPasswordReset: endpoint({
    summary: 'Mails a link to set a new password, if there is such an account; the answer never tells',
    access: 'anonymous',
    input: { body: users.RequestPasswordResetBody },
    output: z.null(),
    errors: [],
    status: 202,
  }),
  resetPassword: endpoint({
    summary: 'Sets the new password by a link of 30 minutes that works once, and ends every session',
    access: 'anonymous',
    input: { body: users.ResetPasswordBody },
    output: z.null(),
    errors: ['RESET_INVALID', 'WEAK_PASSWORD'],
  }),
  changePassword: endpoint({
    summary: 'Changes the own password, ends every session and answers a new token',
    access: 'user',
    input: { body: users.ChangePasswordBody },
    output: users.Token,
    errors: ['PASSWORD_WRONG', 'WEAK_PASSWORD'],
  }),
  confirmPassword: endpoint({
    summary: 'Answers a new token in place of this one, good for ten minutes of sensitive changes',
    access: 'user',
    input: { body: users.ConfirmPasswordBody },
    output: users.Token,
    errors: ['PASSWORD_WRONG'],
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
  deleteSelf: endpoint({
    summary: 'Deletes the own account; what the tax law keeps stays with the orders',
    access: 'user',
    input: { body: users.ConfirmPasswordBody },
    output: z.null(),
    errors: ['PASSWORD_WRONG', 'ORDERS_OPEN', 'LAST_ADMIN'],
  }),
  exportSelf: endpoint({
    summary: 'Everything the shop keeps about the signed-in person',
    access: 'user',
    input: {},
    output: people.SelfExport,
    errors: [],
  }),
  listOwnSessions: endpoint({
    summary: 'Where the account is signed in, the last seen first',
    access: 'user',
    input: {},
    output: z.array(users.OwnSession),
    errors: [],
  }),
  deleteOwnSession: endpoint({
    summary: 'Ends one of the own sessions',
    access: 'user',
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
  }),
  getOwnConsents: endpoint({
    summary: 'What the person agreed to',
    access: 'user',
    input: {},
    output: users.OwnConsents,
    errors: [],
  }),
  updateOwnConsents: endpoint({
    summary: 'Gives or takes back consent',
    access: 'user',
    input: { body: users.UpdateOwnConsentsBody },
    output: users.OwnConsents,
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
    output: z.array(Address),
    errors: [],
  }),
  createOwnAddress: endpoint({
    summary: 'Saves an address',
    access: 'user',
    input: { body: AddressBody },
    output: Address,
    errors: ['CEP_UNKNOWN'],
    status: 201,
  }),
  updateOwnAddress: endpoint({
    summary: 'Replaces a saved address',
    access: 'user',
    input: { params: idParams, body: AddressBody },
    output: Address,
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
