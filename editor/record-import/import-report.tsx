import { formatDetails, formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { ImportAnswer, ImportedRow } from '../api/imports'
import { type Column, ListTable } from '../screens/list/list-table'

/** States in the order in which they are reported. */
const STATES: readonly (readonly [ImportedRow['state'], string])[] = [
  ['WRONG', t('to correct')],
  ['NEW', 'new'],
  ['CHANGED', 'changed'],
  ['EQUAL', 'unchanged'],
  ['GONE', t('deleted on this site')],
  ['LEFT_OUT', t('left out')],
]
const stateLabels: Readonly<Record<ImportedRow['state'], string>> = {
  WRONG: t('To correct'),
  NEW: t('New'),
  CHANGED: t('Changed'),
  EQUAL: t('Unchanged'),
  GONE: t('Since deleted on this site'),
  LEFT_OUT: t('Skipped'),
}
/** Maximum number of rows shown; invalid ones come first. */
const MAX_SHOWN = 200

/** Report of the result for each row of a file. */
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
        <p className="ed-quiet">{t('And {count} more.', { count: rows.length - shown.length })}</p>
      )}
    </>
  )
}

function summaryOf(isDone: boolean, rows: ImportAnswer['rows']): string {
  if (rows.length === 0) return t('There is nothing to import in this file.')
  const counts = formatDetails(
    STATES.map(([state, words]) => {
      const count = rows.filter((row) => row.state === state).length
      return count > 0 && `${formatNumber(count)} ${words}`
    }),
  )
  if (isDone) return t('Imported: {counts}.', { counts })
  return rows.some(({ state }) => state === 'WRONG')
    ? t('Nothing was imported: {counts}. Correct the file and choose it again.', { counts })
    : t('Nothing is saved yet: {counts}.', { counts })
}

const COLUMNS: readonly Column<ImportedRow & { readonly index: number }>[] = [
  { label: t('Title'), cell: ({ title }) => title || t('(no title)') },
  {
    label: t('Result'),
    cell: ({ state, problem }) => (
      <>
        {stateLabels[state]}
        {problem && <span className="ed-quiet">{problem}</span>}
      </>
    ),
  },
  { label: t('In the file'), cell: ({ line }) => t('Row {line}', { line }) },
]
