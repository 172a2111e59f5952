import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { TypedCard } from '@/contract/schemas/card';
import type { CardValues } from './payment';

/** By the contract's own rules. */
export const card = zodResolver(z.strictObject({ card: TypedCard })) as Resolver<
  { card: CardValues },
  unknown,
  { card: TypedCard }
>;
