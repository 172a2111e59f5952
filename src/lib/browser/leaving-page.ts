import { createContext } from 'react';

/** True within a page that fades out while the next one waits for it. */
export const LeavingPage = createContext(false);
