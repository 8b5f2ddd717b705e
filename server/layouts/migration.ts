/** Who moved headers and footers into layouts, in the history of pages and in the audit. */
export const MIGRATION = { id: 'migration', name: 'Update of the editor' } as const
