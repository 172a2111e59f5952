import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { LeadKind } from '@/contract/constants';
import { LeadForms } from '@/contract/schemas/leads';
import { LEAD_FIELD_NAMES, pickLeadValues, type LeadValues } from './lead-fields';

const LeadTexts = z.record(z.enum(LEAD_FIELD_NAMES), z.string());

/** Validates the fields of this kind with the schema of the contract, without other values of the draft. */
const resolverOf = (kind: LeadKind): Resolver<LeadValues> =>
  zodResolver(
    LeadTexts.superRefine((values, context) => {
      const { error } = LeadForms[kind].safeParse(pickLeadValues(kind, values));
      error?.issues.forEach(({ path, message }) => context.addIssue({ code: 'custom', path, message }));
    }),
  );

/** The resolver of each form; the values of the controls stay as typed. */
export const LEAD_RESOLVERS: Record<LeadKind, Resolver<LeadValues>> = {
  contact: resolverOf('contact'),
  quote: resolverOf('quote'),
  partner: resolverOf('partner'),
  own_brand: resolverOf('own_brand'),
  quote_basket: resolverOf('quote_basket'),
};
