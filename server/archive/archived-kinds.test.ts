import { readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { recordDefinitions } from '#schema/records'
import * as tables from '../database/tables'
import { archivedKinds } from './archived-kinds'
import { attachedRows } from './attached-rows'
import { lineSchemas } from './line-schemas'

/** Tables that no archive has. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'what people sign in with, and what is of one sign-in': [
    ...['sessions', 'credentials', 'verifications', 'two_factors', 'passkeys', 'audit_alerts'],
    ...['preview_tokens', 'access_tokens'],
  ],
  'what people and visitors say to each other': [
    ...['comments', 'feedback', 'feedback_replies', 'sign_ups', 'sign_up_tokens'],
  ],
  'of one server at one time': [
    ...['settings', 'audit_rows', 'changes', 'rate_limits', 'servers', 'presences', 'jobs'],
    ...[
      'archive_exports',
      'resumable_uploads',
      'idempotency_keys',
      'pending_originals',
      'search_misses',
      'archive_keys',
    ],
    ...['schedules', 'record_schedules'],
  ],
  'how far locations are with a kit: their drafts are archived as what they are': ['kit_locations'],
  'what was replaced, to be undone': ['text_replacements', 'text_replacement_targets'],
  'earlier drafts of what a location has otherwise': [
    ...['page_override_revisions', 'difference_resets'],
  ],
  'which location sees a change later: in another network all see it': [
    'page_rollouts',
    'kept_pages',
  ],
  'addresses that are told of changes, with their secrets': ['webhooks', 'webhook_deliveries'],
  'which records files of others have become: their numbers are of this database': [
    'imported_records',
    'calendar_subscriptions',
  ],
  'made from the content again': ['search_entries', 'search_words', 'content_references'],
}

/** In archives with people (`people-lines.ts`). */
const WITH_PEOPLE = ['users', 'assignments']

const kinds = [...archivedKinds().values()]

test('every kind of record is archived', () => {
  const names = kinds.map(({ kind }) => kind)
  expect([...recordDefinitions.keys()].filter((kind) => !names.includes(kind))).toEqual([])
})

test('each table is in archives, or it is said why not', () => {
  const archived = [
    ...kinds.flatMap(({ table, parts }) => [table, ...parts.map((part) => part.table)]),
    ...attachedRows().map(({ table }) => table),
  ].map((table) => getTableName(table))
  const named = [...archived, ...WITH_PEOPLE, ...Object.values(LEFT_OUT).flat()]
  const all = Object.values(tables).flatMap((table) =>
    is(table, PgTable) ? getTableName(table) : [],
  )
  expect(all.filter((name) => !named.includes(name))).toEqual([])
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
  expect(unmapped).toEqual(['drafts.recordId', 'recordRevisions.recordId'])
})

test('docs/archive-lines.schema.json is up to date (npm run docs:archive)', () => {
  const written: unknown = JSON.parse(readFileSync('docs/archive-lines.schema.json', 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(lineSchemas())))
})
