import { useMutation, useQuery } from '@apollo/client/react'
import { Pencil, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { evict } from '../api/apollo/changed-records'
import { failureOf } from '../api/failure'
import type { SearchAnswersQuery } from '../api/operations/generated'
import {
  dismissSearchMissMutation,
  removeSearchAnswerMutation,
  restoreSearchAnswerMutation,
  searchAnswersQuery,
} from '../api/operations/search-answers'
import { FailureNote } from '../app/error-page'
import { type Column, ListTable } from '../screens/list/list-table'
import { SearchField } from '../screens/list/search-field'
import { Screen } from '../screens/screen'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { IconButton } from '../ui/icon-button'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { AnswerDialog, type EditedAnswer } from './answer-dialog'
import { RemovedAnswers } from './removed-answers'
import './search-answers.css'

type SearchAnswer = SearchAnswersQuery['searchAnswers'][number]
type SearchMiss = SearchAnswersQuery['searchMisses'][number]

// An answer also removes its search from the list of searches without results.
const BOTH_LISTS = { refetchQueries: [searchAnswersQuery] }

/** Screen with the answers to visitor searches, and the searches without results. */
export function SearchScreen() {
  const { data, error, refetch } = useQuery(searchAnswersQuery)
  const [removeAnswer] = useMutation(removeSearchAnswerMutation, BOTH_LISTS)
  const [restoreAnswer] = useMutation(restoreSearchAnswerMutation, BOTH_LISTS)
  const [dismissMiss] = useMutation(dismissSearchMissMutation, BOTH_LISTS)
  const [edited, setEdited] = useState<EditedAnswer | null>(null)
  const { toast, showToast } = useToast()

  async function change(done: string, run: () => Promise<unknown>, undo?: () => Promise<unknown>) {
    try {
      await run()
      showToast(done, undo ? () => void change(t('Restored.'), undo) : null)
    } catch (reason) {
      showToast(failureOf(reason).message)
    }
  }

  function remove(row: SearchAnswer) {
    const { id } = row
    return change(
      t('Answer removed.'),
      () =>
        removeAnswer({
          variables: { id },
          update: (cache) => void evict(cache, row),
        }),
      () => restoreAnswer({ variables: { id } }),
    )
  }

  return (
    <Screen title={t('Site search')}>
      <p className="ed-quiet">
        {t(
          'Help visitors find the right page. Applies to the search of every site in the network.',
        )}
      </p>
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {!data && !error && <Spinner label={t('Loading search answers…')} />}
      {data && (
        <>
          <Misses
            misses={data.searchMisses}
            onAnswer={(words) => setEdited({ id: null, words, foundAs: '', target: '' })}
            onDismiss={(words) =>
              void change(t('Removed the search from the list.'), () =>
                dismissMiss({ variables: { words } }),
              )
            }
          />
          <Answers
            answers={data.searchAnswers}
            onAdd={() => setEdited({ id: null, words: '', foundAs: '', target: '' })}
            onEdit={(row) => setEdited({ ...row, target: row.target ?? '' })}
            onRemove={(row) => void remove(row)}
          />
          <RemovedAnswers
            answers={data.removedSearchAnswers}
            onRestore={(id) =>
              void change(t('Restored.'), () => restoreAnswer({ variables: { id } }))
            }
          />
        </>
      )}
      {edited && (
        <AnswerDialog
          answer={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            showToast(t('Answer saved.'))
          }}
        />
      )}
      <ScreenToast toast={toast} />
    </Screen>
  )
}

function Misses({ misses, onAnswer, onDismiss }: SearchMissesProps) {
  const columns: Column<SearchMiss>[] = [
    { label: t('Search'), className: 'search-answers-words', cell: ({ words }) => words },
    { label: t('Number of searches'), labelsCards: true, cell: ({ count }) => count },
    {
      ...{ label: t('Last'), labelsCards: true },
      cell: ({ lastAt }) => <time dateTime={lastAt}>{formatDay(lastAt)}</time>,
    },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: ({ words }) => (
        <span className="search-answers-actions">
          <Button
            aria-label={t('Add answer for {words}', { words })}
            onClick={() => onAnswer(words)}
          >
            {t('Add answer')}
          </Button>
          <Button
            look="quiet"
            aria-label={t('Dismiss {words}', { words })}
            onClick={() => onDismiss(words)}
          >
            {t('Dismiss')}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section className="search-answers-part" aria-label={t('Searches without results')}>
      <h2>{t('No results')}</h2>
      {misses.length === 0 ? (
        <p className="ed-quiet">{t('Searches that find nothing appear here.')}</p>
      ) : (
        <ListTable columns={columns} rows={misses} keyOf={({ words }) => words} />
      )}
    </section>
  )
}

interface SearchMissesProps {
  readonly misses: readonly SearchMiss[]
  readonly onAnswer: (words: string) => void
  readonly onDismiss: (words: string) => void
}

function Answers({ answers, onAdd, onEdit, onRemove }: AnswersProps) {
  const [text, setText] = useState('')
  const asked = text.trim().toLowerCase()
  const found = answers.filter(({ words, foundAs, target }) =>
    `${words} ${foundAs} ${target ?? ''}`.toLowerCase().includes(asked),
  )
  const columns: Column<SearchAnswer>[] = [
    {
      ...{ label: t('Visitors search for'), className: 'search-answers-words' },
      cell: ({ words }) => words,
    },
    {
      ...{ label: t('Also search for'), labelsCards: true },
      className: 'search-answers-words search-answers-also',
      cell: ({ foundAs }) => foundAs || <span className="search-answers-none">–</span>,
    },
    {
      ...{ label: t('First result'), labelsCards: true },
      className: 'search-answers-words search-answers-target',
      cell: ({ target }) => target ?? '–',
    },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: (row) => (
        <span className="search-answers-actions">
          <IconButton
            {...{
              label: t('Edit {words}', { words: row.words }),
              icon: <Pencil size={16} />,
              small: true,
            }}
            onClick={() => onEdit(row)}
          />
          <IconButton
            {...{
              label: t('Remove {words}', { words: row.words }),
              icon: <Trash2 size={16} />,
              small: true,
            }}
            onClick={() => onRemove(row)}
          />
        </span>
      ),
    },
  ]
  return (
    <section className="search-answers-part" aria-label={t('Answers')}>
      <div className="search-answers-head">
        <h2>{t('Answers')}</h2>
        <Button look="primary" onClick={onAdd}>
          {t('Add answer')}
        </Button>
      </div>
      <search className="ed-list-search">
        <SearchField
          {...{ text, label: t('Filter answers'), placeholder: t('A word or a page') }}
          onChange={setText}
        />
      </search>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search size={32} />}
          title={asked ? t('No answers found') : t('No answers yet')}
        >
          {asked
            ? t('Try a shorter word.')
            : t('Add words that visitors search for, and the page they need.')}
        </EmptyState>
      ) : (
        <ListTable columns={columns} rows={found} keyOf={({ id }) => String(id)} />
      )}
    </section>
  )
}

interface AnswersProps {
  readonly answers: readonly SearchAnswer[]
  readonly onAdd: () => void
  readonly onEdit: (answer: SearchAnswer) => void
  readonly onRemove: (answer: SearchAnswer) => void
}
