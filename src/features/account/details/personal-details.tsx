import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ownDetailsQuery } from '@/features/account/account.mutations';

const DetailsForm = dynamic(() => import('./details-form').then((module) => module.DetailsForm), {
  loading: lazyPlace(() => <AccountSkeleton cards={2} />),
});

/** The form of the user's details, when they are loaded. */
export function PersonalDetails() {
  const { data, error, refetch } = useQuery(ownDetailsQuery);
  if (data) return <DetailsForm details={data} />;
  return error ? (
    <AccountProblem error={error} retry={() => void refetch()} />
  ) : (
    <AccountSkeleton cards={2} />
  );
}
