/** The database's tables. After a change: `npm run migrate:generate`, and commit the SQL file it writes. */
export * from './accounts'
export * from './documents'
export * from './forms'
export * from './library'
export * from './records'
export * from './references'
export * from './search'
export * from './system'
