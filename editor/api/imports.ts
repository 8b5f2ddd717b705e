import { type ApiClient, write } from './fetch-query'
import type { ImportCalendarMutation } from './operations/generated'
import {
  importCalendarMutation,
  importPeopleMutation,
  importRecordsMutation,
} from './operations/imports'

export type ImportAnswer = ImportCalendarMutation['importCalendar']
export type ImportedRow = ImportAnswer['rows'][number]

/** Kind of a table whose rows become people. */
export const PERSON = 'person'

/** A table row as the server expects it. */
export interface TableRow {
  readonly line: number
  readonly key: string | null
  readonly title: string
  readonly values: Readonly<Record<string, unknown>>
  /** Path that redirects to the record. */
  readonly oldAddress?: string
}

/** The content to import. */
export type ImportSource =
  | { readonly text: string }
  | { readonly address: string }
  | { readonly kind: string; readonly rows: readonly TableRow[] }

export interface ImportOptions {
  readonly locationId: string
  readonly isDryRun: boolean
  /** True to publish new records, and invite new people, immediately. */
  readonly isPublic: boolean
}

/** Errors are thrown unchanged. */
export async function importSource(
  client: Pick<ApiClient, 'mutate'>,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportAnswer> {
  if ('kind' in source && source.kind === PERSON) {
    const rows = source.rows.map(({ line, title, values }) => ({ line, title, values }))
    const variables = { rows, isDryRun: options.isDryRun, sendsInvitations: options.isPublic }
    return (await write(client, importPeopleMutation, variables)).importPeople
  }
  if ('kind' in source)
    return (await write(client, importRecordsMutation, { ...options, ...source })).importRecords
  return (await write(client, importCalendarMutation, { ...options, ...source })).importCalendar
}
