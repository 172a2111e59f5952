import { z } from 'zod';
import { endpoint } from './endpoint';
import { LeadListQuery } from './schemas/leads';
import { ChangeOrderStatesBody, ChangeOrderStatesResult, StaffOrderListQuery } from './schemas/orders';
import { UserListQuery } from './schemas/people';
import * as reports from './schemas/reports';

/** Reports for staff, and their lists as tables. */
export const reportContract = {
  getReport: endpoint({
    summary: 'Figures of the last days',
    access: 'reports.read',
    input: { query: reports.ReportQuery },
    output: reports.Report,
    errors: [],
  }),
  listAuditEntries: endpoint({
    summary: 'Who changed what, newest first',
    access: 'reports.read',
    input: { query: reports.AuditListQuery },
    output: reports.AuditList,
    errors: [],
  }),
  getFreshness: endpoint({
    summary: 'Whether what was saved stands on the shop',
    access: ['products.write', 'content.write', 'coupons.write'],
    input: { params: reports.FreshnessParams },
    output: reports.Freshness,
    errors: [],
  }),
  changeOrderStates: endpoint({
    summary: 'Moves several orders, each by itself; money never goes back this way',
    access: 'orders.write',
    input: { body: ChangeOrderStatesBody },
    output: ChangeOrderStatesResult,
    errors: [],
  }),
  exportOrders: endpoint({
    summary: 'The same list of orders as a table',
    access: 'orders.read',
    input: { query: StaffOrderListQuery.omit({ pagina: true }) },
    output: z.string(),
    errors: [],
    contentType: 'text/csv',
  }),
  exportUsers: endpoint({
    summary: 'The same list of users as a table',
    access: 'users.read',
    input: { query: UserListQuery.omit({ pagina: true }) },
    output: z.string(),
    errors: [],
    contentType: 'text/csv',
  }),
  exportLeads: endpoint({
    summary: 'The same list of messages as a table',
    access: 'leads.read',
    input: { query: LeadListQuery.omit({ pagina: true }) },
    output: z.string(),
    errors: [],
    contentType: 'text/csv',
  }),
} as const;
