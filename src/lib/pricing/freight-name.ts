import type { TextFunction, TextKey } from '@/lib/texts/text-function';

interface Service {
  service: string;
  name: string;
}

type NameKey = Extract<TextKey, `common:freight.${string}`>;

/** A broker's services have names of their own; those of the shop are in the language of the page. */
export const freightName = (t: TextFunction<NameKey>, { service, name }: Service): string =>
  service.startsWith('me-') ? name : t(`common:freight.${service}`, { defaultValue: name });
