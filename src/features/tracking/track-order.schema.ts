import { zodResolver } from '@hookform/resolvers/zod';
import { TrackOrderBody } from '@/contract/schemas/tracking';

/** By the contract's own rules; the values stay as typed. */
export const trackOrder = zodResolver(TrackOrderBody, undefined, { raw: true });
