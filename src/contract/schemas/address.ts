import { z } from 'zod';
import { bareKm } from '@/lib/texts/bare-km';
import { OptionalPhone } from './phone';
import { Cep, Line, OptionalLine, State } from './primitives';

// The address form of the checkout validates with these. A file of their own, so that it loads no other schemas.

/** Checked also while other fields are wrong, so that all faults are reported at once. */
const isRead = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A rural address has no street number, so road, km and landmark take its place. */
export const AddressBody = z
  .strictObject({
    label: OptionalLine(60),
    recipient: Line(120, 3),
    postalCode: Cep,
    state: State,
    city: Line(80),
    district: OptionalLine(80),
    street: OptionalLine(120),
    number: OptionalLine(20),
    complement: OptionalLine(80),
    rural: z.boolean().default(false),
    propertyName: OptionalLine(120),
    road: OptionalLine(120),
    km: OptionalLine(20).transform(bareKm),
    landmark: OptionalLine(200),
    phone: OptionalPhone,
  })
  .refine(({ rural, street }) => rural || !!street, { path: ['street'], message: 'required', when: isRead })
  .refine(({ rural, number }) => rural || !!number, { path: ['number'], message: 'required', when: isRead })
  .refine(({ rural, propertyName }) => !rural || !!propertyName, {
    path: ['propertyName'],
    message: 'required',
    when: isRead,
  })
  .refine(({ rural, landmark }) => !rural || !!landmark, {
    path: ['landmark'],
    message: 'required',
    when: isRead,
  });
export type AddressBody = z.output<typeof AddressBody>;
export type AddressInput = z.input<typeof AddressBody>;

/** As stored: older addresses have phones that nothing checked. */
export const Address = AddressBody.safeExtend({ id: z.string(), phone: z.string().nullable() });
export type Address = z.infer<typeof Address>;
