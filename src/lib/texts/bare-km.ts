/** The kilometre of a road without a typed "km", which is added where it is shown. Null when nothing is left. */
export const bareKm = (km: string | null | undefined): string | null =>
  km?.trim().replace(/^(?:km[\s.:]*)+/i, '') || null;
