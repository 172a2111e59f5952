import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import type { UserQuery } from './users.queries';

/** What the address of a list of people says, by the names of the contract. */
export const USER_FILTERS = ['q'] as const;

export interface UserPlace {
  path: string;
  onlyRepresentatives: boolean;
  toQuery: (q: string) => UserQuery;
}

/** The lists of people: everybody, and the representatives. */
export const USER_PLACES = {
  all: {
    path: DASHBOARD_ROUTES.users,
    onlyRepresentatives: false,
    toQuery: (q) => (q ? { q } : {}),
  },
  representatives: {
    path: DASHBOARD_ROUTES.representatives,
    onlyRepresentatives: true,
    toQuery: (q) => ({ ...(q && { q }), representantes: '1' }),
  },
} as const satisfies Record<string, UserPlace>;
