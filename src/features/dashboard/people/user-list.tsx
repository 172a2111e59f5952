import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { EditSheet } from '../content/edit-sheet';
import { ListBody } from '../kit/list-body';
import { useListAddress } from '../kit/use-list-address';
import { UserDetail } from './user-detail';
import { USER_FILTERS, type UserPlace } from './user-places';
import type { UserRights } from './user-rights';
import { UserTable } from './user-table';
import { userListQuery } from './users.queries';

interface UserListProps {
  place: UserPlace;
  /** What the table shows, for assistive technology. */
  caption: string;
  rights: UserRights;
}

/** The people of the shop, or its representatives alone, with search, page and open person in the address. */
export function UserList({ place, caption, rights }: UserListProps) {
  const { t } = useTranslation('manage-people');
  const { values, isFiltered, hrefOf, filter, open } = useListAddress(place.path, USER_FILTERS);
  const { data, error, refetch } = useQuery(userListQuery(place.toQuery(values.q), values.pagina));
  return (
    <div className="grid gap-3">
      <FilterBar
        label={t('users.search')}
        search={{
          label: t('users.search'),
          placeholder: t('users.searchHint'),
          submit: t('search'),
          value: values.q,
        }}
        onSearch={(q) => filter({ q })}
      />
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={isFiltered || values.pagina > 1}
        path={place.path}
        hrefOf={(change) => hrefOf({ ...change, aberto: null })}
        empty={t(place.onlyRepresentatives ? 'users.noRepresentatives' : 'users.none')}
      >
        <UserTable
          users={data?.items}
          caption={caption}
          openId={values.aberto}
          hrefOf={(aberto) => hrefOf({ aberto })}
          withCode={place.onlyRepresentatives}
        />
      </ListBody>
      <EditSheet id={values.aberto} title={() => t('users.one')} onClose={() => open(null)}>
        {(id, onDirty) => <UserDetail id={id} rights={rights} onDirty={onDirty} />}
      </EditSheet>
    </div>
  );
}
