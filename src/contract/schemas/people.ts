import { z } from 'zod';
import { PERMISSIONS } from '@config/permissions';
import { LEAD_KINDS } from '@/contract/constants';
import { QuoteLine } from './leads';
import { Order } from './orders';
import { Flag, Id, IsoDate, Money, Page, SearchText } from './primitives';
import { Address } from './address';
import { Device, OwnConsents, OwnSession, User, UserDetails } from './users';

/** A code of a campaign or a representative, as it stands in a link. */
export const ReferralCode = z
  .string('required')
  .max(40, 'tooLong')
  .regex(/^[a-z0-9][\w-]*$/i, 'invalid');

/** A user in a list for staff; a representative sees the customers they brought. */
export const ManagedUserSummary = User.extend({
  phone: z.string().nullable(),
  region: z.string().nullable(),
  /** The own code of a representative. */
  representativeCode: z.string().nullable(),
  /** The code that brought this customer. */
  representedByCode: z.string().nullable(),
  createdAt: IsoDate,
});
export type ManagedUserSummary = z.infer<typeof ManagedUserSummary>;

export const ManagedUser = ManagedUserSummary.extend({
  /** Null also for users who may not see documents. */
  document: z.string().nullable(),
  stateRegistration: z.string().nullable(),
  addresses: z.array(Address),
  /** Orders of this shop that were paid and not taken back, and what they came to. */
  orders: z.object({ count: z.int(), total: Money, lastAt: IsoDate.nullable() }),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

export const UserListQuery = z.object({
  q: SearchText(100).optional(),
  /** Only representatives. */
  representantes: Flag,
  pagina: Page,
});
export const UserList = z.object({
  items: z.array(ManagedUserSummary),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type UserList = z.infer<typeof UserList>;

const PermissionList = z
  .array(z.enum(PERMISSIONS, 'unknownOption'))
  .max(PERMISSIONS.length, 'tooMany')
  .transform((list) => [...new Set(list)]);

/** What is left out stays as it is. */
export const UpdateUserBody = z
  .strictObject({
    permissions: PermissionList.optional(),
    admin: z.boolean().optional(),
    /** What the change was decided on: STALE when another one is stored, with that in `details`. */
    seen: z.strictObject({ permissions: PermissionList, admin: z.boolean() }).optional(),
  })
  .refine(({ permissions, admin }) => permissions !== undefined || admin !== undefined, 'required');

export const SetRepresentanteBody = z.strictObject({ userId: Id, representante: z.boolean() });

/**
 * One month of a representative, by the shop's calendar. Orders count once they are paid and until they are taken back.
 */
export const RepresentativeMonth = z.object({
  month: z.string().meta({ description: 'YYYY-MM' }),
  orders: z.int(),
  revenue: Money,
  /** Different customers who ordered. */
  customers: z.int(),
  /** Customers who registered with the code. */
  newCustomers: z.int(),
});
export const RepresentativeFigures = z.object({
  code: z.string().nullable(),
  /** The last twelve, oldest first; the running one is the last. */
  months: z.array(RepresentativeMonth),
});
export type RepresentativeFigures = z.infer<typeof RepresentativeFigures>;

export const RedirectTarget = z.object({
  /** A path of this site. */
  target: z.string(),
  /** The credited representative for 30 days, or null. */
  representativeCode: z.string().nullable(),
});
export type RedirectTarget = z.infer<typeof RedirectTarget>;

/** All data of the shop about a person (LGPD, art. 18, II and V), without secrets. */
export const SelfExport = z.object({
  exportedAt: IsoDate,
  user: UserDetails.extend({
    permissions: z.array(z.string()),
    admin: z.boolean(),
    representativeCode: z.string().nullable(),
    representedByCode: z.string().nullable(),
    /** When the customer was linked to that code. */
    representedAt: IsoDate.nullable(),
    region: z.string().nullable(),
    createdAt: IsoDate,
  }),
  consents: OwnConsents.extend({
    cookies: z.array(
      z.object({ policyVersion: z.string(), choices: z.record(z.string(), z.boolean()), createdAt: IsoDate }),
    ),
  }),
  addresses: z.array(Address),
  orders: z.array(Order),
  reviews: z.array(
    z.object({
      productId: z.string(),
      author: z.string(),
      reviewScore: z.int(),
      title: z.string().nullable(),
      text: z.string(),
      status: z.string(),
      createdAt: IsoDate,
    }),
  ),
  favorites: z.array(z.object({ productId: z.string(), createdAt: IsoDate })),
  stockNotices: z.array(
    z.object({ variationId: z.string(), createdAt: IsoDate, notifiedAt: IsoDate.nullable() }),
  ),
  /** Messages sent by the account whole; of others under the same, unconfirmed e-mail only that there are some. */
  messages: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(LEAD_KINDS),
      createdAt: IsoDate,
      written: z
        .object({
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          message: z.string(),
          data: z.record(z.string(), z.string()),
          lines: z.array(QuoteLine),
        })
        .nullable(),
    }),
  ),
  lessons: z.array(
    z.object({ lessonId: z.string(), readAt: IsoDate.nullable(), passedAt: IsoDate.nullable() }),
  ),
  /** The certificate of the university, with the titles of its lessons. */
  certificate: z.object({ issuedAt: IsoDate, lessons: z.array(z.string()) }).nullable(),
  sessions: z.array(
    OwnSession.pick({ createdAt: true, lastSeenAt: true, addressPrefix: true }).extend({ device: Device }),
  ),
  /** Browsers with their own count of password guesses (cookie `known_device`). */
  knownDevices: z.array(z.object({ createdAt: IsoDate, lastUsedAt: IsoDate })),
});
export type SelfExport = z.infer<typeof SelfExport>;
