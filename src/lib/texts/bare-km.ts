/** The kilometre of a road without a "km" typed before it: what shows it writes "km" itself. Null when nothing is left. */
export const bareKm = (km: string | null | undefined): string | null =>
  km?.trim().replace(/^(?:km[\s.:]*)+/i, '') || null;
