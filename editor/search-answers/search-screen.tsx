import { Pencil, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '../api/failure'
import {
  dismissSearchMiss,
  readSearchAnswers,
  removeSearchAnswer,
  type SearchAnswer,
  type SearchMiss,
  saveSearchAnswer,
} from '../api/search-answers'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { type Column, ListTable } from '../screens/list/list-table'
import { SearchWords } from '../screens/list/search-words'
import { Screen } from '../screens/screen'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { IconButton } from '../ui/icon-button'
import { dayWords } from '../ui/local-words'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { AnswerDialog, type EditedAnswer } from './answer-dialog'
import './search-answers.css'

/** What searches of visitors are answered with, and what they did not find. */
export function SearchScreen() {
  const { client } = useApp()
  const { answer, again } = useAnswer('search', () => readSearchAnswers(client))
  const [edited, setEdited] = useState<EditedAnswer | null>(null)
  const { toast, showToast } = useToast()

  /** Does it, says so, and reads the lists again. */
  async function change(done: string, run: () => Promise<void>, undo?: () => Promise<void>) {
    try {
      await run()
      showToast(done, undo ? () => void change('Restored.', undo) : null)
    } catch (error) {
      showToast(failureOf(error).message)
    }
    again()
  }

  function remove({ id, words, foundAs, target }: SearchAnswer) {
    return change(
      'Answer removed.',
      () => removeSearchAnswer(client, id),
      () => saveSearchAnswer(client, { answer: { words, foundAs, target } }),
    )
  }

  return (
    <Screen title="Search">
      <p className="ed-quiet">
        Help visitors find the right page. Applies to the search of every site in the network.
      </p>
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'loading' && <Spinner label="Loading search answers…" />}
      {answer.state === 'ready' && (
        <>
          <Misses
            misses={answer.value.searchMisses}
            onAnswer={(words) => setEdited({ id: null, words, foundAs: '', target: '' })}
            onDismiss={(words) =>
              void change('Search dismissed.', () => dismissSearchMiss(client, words))
            }
          />
          <Answers
            answers={answer.value.searchAnswers}
            onAdd={() => setEdited({ id: null, words: '', foundAs: '', target: '' })}
            onEdit={(row) => setEdited({ ...row, target: row.target ?? '' })}
            onRemove={(row) => void remove(row)}
          />
        </>
      )}
      {edited && (
        <AnswerDialog
          answer={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            showToast('Answer saved.')
            again()
          }}
        />
      )}
      <ScreenToast toast={toast} />
    </Screen>
  )
}

function Misses({ misses, onAnswer, onDismiss }: MissesProps) {
  const columns: Column<SearchMiss>[] = [
    { label: 'Search', className: 'search-answers-words', cell: ({ words }) => words },
    { label: 'Times', cell: ({ count }) => count },
    {
      label: 'Last',
      cell: ({ lastAt }) => <time dateTime={lastAt}>{dayWords(lastAt)}</time>,
    },
    {
      ...{ label: 'Actions', hidesLabel: true },
      cell: ({ words }) => (
        <span className="search-answers-actions">
          <Button aria-label={`Add answer for ${words}`} onClick={() => onAnswer(words)}>
            Add answer
          </Button>
          <Button look="quiet" aria-label={`Dismiss ${words}`} onClick={() => onDismiss(words)}>
            Dismiss
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section className="search-answers-part" aria-label="Searches without results">
      <h2>No results</h2>
      {misses.length === 0 ? (
        <p className="ed-quiet">Searches that find nothing appear here.</p>
      ) : (
        <ListTable columns={columns} rows={misses} keyOf={({ words }) => words} />
      )}
    </section>
  )
}

interface MissesProps {
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
      ...{ label: 'Visitors search for', className: 'search-answers-words' },
      cell: ({ words }) => words,
    },
    {
      ...{ label: 'Also search for', className: 'search-answers-words' },
      cell: ({ foundAs }) => foundAs || '–',
    },
    {
      ...{ label: 'First result', className: 'search-answers-words' },
      cell: ({ target }) => target ?? '–',
    },
    {
      ...{ label: 'Actions', hidesLabel: true },
      cell: (row) => (
        <span className="search-answers-actions">
          <IconButton
            {...{ label: `Edit ${row.words}`, icon: <Pencil size={16} />, small: true }}
            onClick={() => onEdit(row)}
          />
          <IconButton
            {...{ label: `Remove ${row.words}`, icon: <Trash2 size={16} />, small: true }}
            onClick={() => onRemove(row)}
          />
        </span>
      ),
    },
  ]
  return (
    <section className="search-answers-part" aria-label="Answers">
      <div className="search-answers-head">
        <h2>Answers</h2>
        <Button look="primary" onClick={onAdd}>
          Add answer
        </Button>
      </div>
      <search>
        <SearchWords
          {...{ text, label: 'Filter answers', placeholder: 'A word or a page' }}
          onChange={setText}
        />
      </search>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search size={32} />}
          title={asked ? 'No answers found' : 'No answers yet'}
        >
          {asked ? 'Try a shorter word.' : 'Add words that visitors use, and the page they need.'}
        </EmptyState>
      ) : (
        <ListTable columns={columns} rows={found} keyOf={({ id }) => id} />
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
