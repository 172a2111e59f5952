export * from './catalog';
export * from './listing';
export * from './content';
export * from './orders';
export * from './outbox';
export * from './revalidations';
export * from './university';
export * from './users';
