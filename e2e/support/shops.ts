/** Browser tests share two cores with the shops they visit: one shop and one worker for each core. */
export const SHOPS = Number(process.env.E2E_SHOPS ?? 2);
const FIRST_PORT = Number(process.env.E2E_PORT ?? 3210);

/** Port of the shop that belongs to a worker. */
export const shopPort = (worker: number): number => FIRST_PORT + worker;

/** Where the shop of a worker stores its database and mails; scripts/e2e.mjs removes it before a run. */
export const dataFolder = (worker: number): string => `.data/e2e-${shopPort(worker)}`;

/** Port of the acquirer that charges with PAYMENT_GATEWAY=getnet. */
export const ACQUIRER_PORT: number = FIRST_PORT + SHOPS;
