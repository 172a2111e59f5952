import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { SubmitEvent } from 'react';
import { ROUTES } from '@config/routes';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { LIST_TRAITS } from '@/contract/list-options';
import type { ProductCard } from '@/contract/schemas/catalog';
import { finderHeight, onlySpecies } from './only-species';

interface FinderProps {
  /** What the brand sells most of. Where all of it is for one species, that is not asked. */
  bestSellers: readonly ProductCard[];
}

const ASKED = ['especie', 'fase', 'epoca'] as const;

/** Finds products by species, phase and season of the pasture; what is left open is not asked of the list. */
export default function Finder({ bestSellers }: FinderProps) {
  const { t } = useTranslation(['catalog', 'search']);
  const router = useRouter();
  const species = onlySpecies(bestSellers);
  // Its names are those of the filters of a list.
  if (!useNamespace('search'))
    return <Skeleton className={`w-full rounded-lg ${finderHeight(bestSellers)}`} />;

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const query = ASKED.flatMap((name) => {
      const value = chosen.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    });
    const asked = new URLSearchParams(query).toString();
    void router.push(asked === '' ? ROUTES.shop : `${ROUTES.shop}?${asked}`);
  };

  return (
    <form
      onSubmit={find}
      className="grid grid-cols-2 items-end gap-3 rounded-lg border border-line bg-raised p-4 md:flex"
    >
      <p className="num self-center leading-tight max-md:col-span-2 md:w-40 md:shrink-0">
        {t('home.finder.lead')}
      </p>
      {ASKED.map((name) =>
        name === 'especie' && species !== null ? (
          <input key={name} type="hidden" name={name} value={species} />
        ) : (
          <Field
            key={name}
            label={t(`search:traits.titles.${name}`)}
            className={`flex-1 ${name === 'especie' ? 'max-md:col-span-2' : ''}`}
          >
            <Select name={name} defaultValue="">
              <option value="">{t('home.finder.any')}</option>
              {LIST_TRAITS[name].map((value) => (
                <option key={value} value={value}>
                  {t(`search:traits.values.${value}`)}
                </option>
              ))}
            </Select>
          </Field>
        ),
      )}
      <Button type="submit" tone="outline" className="max-md:col-span-2">
        {t('home.finder.find')}
      </Button>
    </form>
  );
}
