import { readClientAddress } from '@/server/http/client-address';
import { route } from '@/server/http/route';

export const trackingRoutes = [
  route('trackOrder', ({ input, services, c }) =>
    services.tracking.trackOrder(input.body, readClientAddress(c, services.env)),
  ),
];
