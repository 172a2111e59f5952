import type { TFunction } from 'next-i18next/pages';

interface Service {
  service: string;
  name: string;
}

/** A broker's services have names of their own; those of the shop are in the language of the page. */
export const freightName = (t: TFunction, { service, name }: Service): string =>
  service.startsWith('me-') ? name : t(`common:freight.${service}`);
