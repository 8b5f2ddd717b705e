import type { ImportAnswer, ImportedRow } from '../api/imports'
import { type Column, ListTable } from '../screens/list/list-table'

/** In the order in which they are told. */
const STATES: readonly (readonly [ImportedRow['state'], string])[] = [
  ['WRONG', 'to correct'],
  ['NEW', 'new'],
  ['CHANGED', 'changed'],
  ['EQUAL', 'unchanged'],
  ['GONE', 'deleted here'],
  ['LEFT_OUT', 'left out'],
]
const WORDS: Readonly<Record<ImportedRow['state'], string>> = {
  WRONG: 'To correct',
  NEW: 'New',
  CHANGED: 'Changed',
  EQUAL: 'Unchanged',
  GONE: 'Deleted here since',
  LEFT_OUT: 'Left out',
}
/** Rows that are shown; those to correct come first. */
const MAX_SHOWN = 200

/** What becomes of each row of a file. */
export function ImportReport({ answer: { isDone, rows } }: { readonly answer: ImportAnswer }) {
  const wrong = rows.filter(({ state }) => state === 'WRONG')
  const shown = [...wrong, ...rows.filter(({ state }) => state !== 'WRONG')].slice(0, MAX_SHOWN)
  return (
    <>
      <p className="ed-message" role="status" data-tone={wrong.length > 0 ? 'danger' : undefined}>
        {summaryOf(isDone, rows)}
      </p>
      {rows.length > 0 && (
        <ListTable
          columns={COLUMNS}
          rows={shown.map((row, index) => ({ ...row, index }))}
          keyOf={({ index }) => index}
        />
      )}
      {rows.length > shown.length && (
        <p className="ed-quiet">{`And ${rows.length - shown.length} more.`}</p>
      )}
    </>
  )
}

function summaryOf(isDone: boolean, rows: ImportAnswer['rows']): string {
  if (rows.length === 0) return 'There is nothing to import in this file.'
  const counts = STATES.flatMap(([state, words]) => {
    const count = rows.filter((row) => row.state === state).length
    return count > 0 ? [`${count} ${words}`] : []
  }).join(', ')
  if (isDone) return `Imported: ${counts}.`
  return rows.some(({ state }) => state === 'WRONG')
    ? `Nothing was imported: ${counts}. Correct the file and choose it again.`
    : `Nothing is saved yet: ${counts}.`
}

const COLUMNS: readonly Column<ImportedRow & { readonly index: number }>[] = [
  { label: 'Title', cell: ({ title }) => title || '(no title)' },
  {
    label: 'What happens',
    cell: ({ state, problem }) => (
      <>
        {WORDS[state]}
        {problem && <span className="ed-quiet">{problem}</span>}
      </>
    ),
  },
  { label: 'In the file', cell: ({ line }) => `Row ${line}` },
]
