import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { recordDefinitions } from '#schema/records'
import { archivedKinds } from './archived-kinds'
import { attachedRows } from './attached-rows'
import { lineSchemas } from './line-schemas'

/** Tables that no archive has, with the reason. */
const EXCLUDED_TABLES: Readonly<Record<string, readonly string[]>> = {
  'what people and programs sign in with, and what is of one sign-in': [
    ...['sessions', 'credentials', 'verifications', 'two_factors', 'passkeys', 'access_tokens'],
  ],
  'tokens of links in mails and of shared drafts': ['sign_up_tokens', 'preview_tokens'],
  'addresses that are told of changes, with their secrets': ['webhooks', 'webhook_deliveries'],
  'what happened in this database, in a chain of hashes; a backup has it': ['audit_rows'],
  'from when on someone is notified of what happened in this database': ['audit_alerts'],
  'settings and secrets of one server': ['settings'],
  'of servers at one time': [
    ...['changes', 'rate_limits', 'servers', 'presences', 'pending_originals'],
    ...['resumable_uploads', 'idempotency_keys', 'search_misses'],
  ],
  'made again from what is scheduled': ['jobs'],
  'archives themselves, and how they name records': ['archive_exports', 'archive_keys'],
  'what was changed or removed, to be undone where it was done': [
    ...['text_replacements', 'text_replacement_targets', 'difference_resets'],
    'removed_search_answers',
  ],
  'earlier drafts of what a location has otherwise': ['page_override_revisions'],
  'made from the content again': ['search_entries', 'search_words', 'content_references'],
}

/** Tables that only archives with people include (`people-lines.ts`). */
const WITH_PEOPLE = ['users', 'assignments']
/** Tables that only archives of the whole network include (`rollout-lines.ts`, `detached-lines.ts`). */
const OF_NETWORK = ['page_rollouts', 'kept_pages', 'detached_pages']

const kinds = [...archivedKinds().values()]

test('every kind of record is archived', () => {
  const names = kinds.map(({ kind }) => kind)
  expect([...recordDefinitions.keys()].filter((kind) => !names.includes(kind))).toEqual([])
})

test('each table is in archives, or in one place with the reason why not', () => {
  const archived = [
    ...kinds.flatMap(({ table, parts }) => [table, ...parts.map((part) => part.table)]),
    ...attachedRows().map(({ table }) => table),
  ].map((table) => getTableName(table))
  const named = [
    ...archived,
    ...WITH_PEOPLE,
    ...OF_NETWORK,
    ...Object.values(EXCLUDED_TABLES).flat(),
  ]
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  const all = newestTables()
  expect(all.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !all.includes(name))).toEqual([])
})

test('each column with an id is written as a number of the archive', () => {
  const shift = { number: (_: string, id: number) => id + 1, cleans: false }
  const sources = [
    ...kinds.flatMap(({ kind, table, codecs, parts }) => [
      { name: kind, table, codecs },
      ...parts.map((part) => ({ ...part, name: `${kind}.${part.name}` })),
    ]),
    ...attachedRows(),
  ]
  const unmapped = sources.flatMap(({ name, table, codecs }) =>
    Object.entries(getTableColumns(table) as Readonly<Record<string, PgColumn>>).flatMap(
      ([column, { columnType }]) => {
        const codec = codecs[column]
        const isId = /Ids?$/.test(column) && /Integer|Array/.test(columnType)
        if (!codec || !isId) return []
        const one = columnType === 'PgArray' ? [7] : 7
        const next = columnType === 'PgArray' ? [8] : 8
        return JSON.stringify(codec.map(one, shift)) === JSON.stringify(next)
          ? []
          : `${name}.${column}`
      },
    ),
  )
  // Theirs depends on the kind that the row names (`attached-lines.ts`).
  expect(unmapped).toEqual([
    ...['drafts.recordId', 'recordSchedules.recordId', 'importedRecords.recordId'],
    'recordRevisions.recordId',
  ])
})

test('docs/archive-lines.schema.json is up to date (npm run docs:archive)', () => {
  const written: unknown = JSON.parse(readFileSync('docs/archive-lines.schema.json', 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(lineSchemas())))
})

/** The names of all tables, as the migrations leave them. */
function newestTables(): readonly string[] {
  const folder = 'server/database/migrations/meta'
  const [newest] = readdirSync(folder).filter(isSnapshot).sort().toReversed()
  const snapshot: unknown = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'))
  const { tables } = snapshot as { readonly tables: Readonly<Record<string, unknown>> }
  return Object.keys(tables).map((name) => name.replace('public.', ''))
}

function isSnapshot(name: string): boolean {
  return name.endsWith('_snapshot.json')
}
