/** Written into the bundle by scripts/steps/service-worker.mjs. */
declare const __BUILD_ID__: string;
declare const __DEFAULT_LOCALE__: string;
declare const __LAZY_FILES__: readonly string[];

/** Identifies the build: another build is another worker. */
export const BUILD_ID = __BUILD_ID__;
export const DEFAULT_LOCALE = __DEFAULT_LOCALE__;
/** Scripts that no page names and that are needed without a network: the cart's drawer, the toasts, the banner. */
export const LAZY_FILES = __LAZY_FILES__;
