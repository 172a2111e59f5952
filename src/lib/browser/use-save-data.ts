import { useSyncExternalStore } from 'react';
import { shouldSaveData } from './save-data';

let answer: boolean | undefined;
/** Decided once: a picture whose width changes would be loaded twice. */
const onceKnown = () => (answer ??= shouldSaveData());
const subscribe = () => () => undefined;

/** `shouldSaveData()` as it was when the document was opened. False on the server and during hydration. */
export const useSaveData = (): boolean => useSyncExternalStore(subscribe, onceKnown, () => false);
