import { ROUTES } from '@config/routes';

/** Address of the news of one species, and of one page of them; the first page has no number. */
export function newsPath({ species, page = 1 }: { species?: string | null; page?: number } = {}): string {
  const params = new URLSearchParams();
  if (species) params.set('especie', species);
  if (page > 1) params.set('pagina', String(page));
  const text = params.toString();
  return text ? `${ROUTES.news}?${text}` : ROUTES.news;
}
