/** Limits of signing in and registering (docs/rules.md). An address is an IPv4 or an IPv6 /64. */
export const LOGIN_PER_ADDRESS = { limit: 50, windowSeconds: 3_600 };
export const REGISTER_PER_ADDRESS = { limit: 50, windowSeconds: 3_600 };
/** Registration tells that an e-mail is taken, so that question is limited (ADR 0010). */
export const TAKEN_PER_ADDRESS = { limit: 10, windowSeconds: 3_600 };

/** Under this key tries of a browser count that was signed in to the account before. */
export const loginDeviceKey = (deviceId: string) => `login device ${deviceId}`;
/** Under this key tries on an account count, whether it exists or not. */
export const loginAccountKey = (email: string) => `login account ${email}`;
