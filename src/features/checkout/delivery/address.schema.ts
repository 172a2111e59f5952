import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { AddressBody, type AddressInput } from '@/contract/schemas/address';

/** By the contract's own rules; the values stay as typed. */
export const address = zodResolver(AddressBody, undefined, { raw: true }) as Resolver<AddressInput>;
