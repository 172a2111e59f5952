import { useSyncExternalStore } from 'react';
import { isDataDear } from './save-data';

let answer: boolean | undefined;
/** A picture that changes its width while it is looked at would be loaded twice. */
const onceKnown = () => (answer ??= isDataDear());
const subscribe = () => () => undefined;

/** See isDataDear; as it was when the document was opened. False on the server and while hydrating. */
export const useDataDear = (): boolean => useSyncExternalStore(subscribe, onceKnown, () => false);
