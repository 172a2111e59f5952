import { useSyncExternalStore } from 'react';
import { isDataDear } from './save-data';

const subscribe = () => () => undefined;

/** See isDataDear; as it was when the page was opened. False on the server and while hydrating. */
export const useDataDear = (): boolean => useSyncExternalStore(subscribe, isDataDear, () => false);
