/** The database's tables. After a change: `npm run migrate:generate`, and commit the SQL file it writes. */
export * from './tables/accounts'
export * from './tables/documents'
export * from './tables/forms'
export * from './tables/library'
export * from './tables/records'
export * from './tables/references'
export * from './tables/search'
export * from './tables/system'
