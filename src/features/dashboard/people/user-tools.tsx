import { call } from '@/client/call';
import { ExportButton } from '../kit/export-button';
import { PrintButton } from '../kit/print-button';
import { useListAddress } from '../kit/use-list-address';
import { USER_FILTERS, type UserPlace } from './user-places';

/** The whole list of people, as it is searched, as a file or on paper. */
export function UserTools({ place }: { place: UserPlace }) {
  const { values } = useListAddress(place.path, USER_FILTERS);
  const query = place.toQuery(values.q);
  return (
    <>
      <ExportButton
        fileName={place.onlyRepresentatives ? 'representantes' : 'usuarios'}
        load={() => call('exportUsers', { query })}
      />
      <PrintButton />
    </>
  );
}
