import { createContext } from 'react';

/**
 * Where a page stands while pages change: the next one is `waiting` behind the one that fades out, which is `leaving`
 * and stays for a moment after that, hidden.
 */
export const PageStage = createContext<'waiting' | 'seen' | 'leaving'>('seen');
