import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { SearchAnswersQuery } from '../api/operations/generated'
import { type Column, ListTable } from '../screens/list/list-table'
import { Button } from '../ui/button'

type RemovedAnswer = SearchAnswersQuery['removedSearchAnswers'][number]

/** The answers removed last, which can be restored here after their toast is gone. */
export function RemovedAnswers({ answers, onRestore }: RemovedAnswersProps) {
  if (answers.length === 0) return null
  const columns: Column<RemovedAnswer>[] = [
    {
      ...{ label: t('Visitors search for'), className: 'search-answers-words' },
      cell: ({ words }) => words,
    },
    {
      ...{ label: t('First result'), className: 'search-answers-words' },
      cell: ({ target }) => target ?? '–',
    },
    {
      label: t('Removed'),
      cell: ({ removedByName, removedAt }) => (
        <>
          {removedByName}, <time dateTime={removedAt}>{formatMoment(removedAt)}</time>
        </>
      ),
    },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: ({ id, words }) => (
        <Button
          aria-label={t('Restore the answer for “{words}”', { words })}
          onClick={() => onRestore(id)}
        >
          {t('Restore')}
        </Button>
      ),
    },
  ]
  return (
    <section className="search-answers-part" aria-labelledby="removed-answers">
      <h2 id="removed-answers">{t('Removed answers')}</h2>
      <ListTable columns={columns} rows={answers} keyOf={({ id }) => String(id)} />
    </section>
  )
}

interface RemovedAnswersProps {
  readonly answers: readonly RemovedAnswer[]
  readonly onRestore: (id: RemovedAnswer['id']) => void
}
