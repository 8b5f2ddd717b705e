import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './search-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what visitors did not find becomes an answer', async () => {
  const open = openSearch()
  const { user } = open
  await user.click(await screen.findByRole('button', { name: 'Add answer for શૌચાલય' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add answer' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Visitors search for').value).toBe('શૌચાલય')
  await user.type(dialog.getByLabelText('Page to show first'), '/visit')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Answer saved.')
  expect(open.answers.map(({ words, target }) => [words, target])).toContainEqual([
    'શૌચાલય',
    '/visit',
  ])
  await waitFor(() => expect(screen.queryByText('Add answer for શૌચાલય')).toBeNull())
  expect(open.misses).toEqual([])
})

test('an answer that is removed comes back with Undo, and a refused one says why', async () => {
  const open = openSearch()
  const { user } = open
  await user.click(await screen.findByRole('button', { name: 'Remove donate' }))
  await screen.findAllByText('Answer removed.')
  expect(open.answers).toEqual([])
  await user.click(await screen.findByText('Undo'))
  await waitFor(() => expect(open.answers.map(({ target }) => target)).toEqual(['/give']))
  // It is restored as well when the toast is gone.
  await user.click(await screen.findByRole('button', { name: 'Remove donate' }))
  const removed = within(await screen.findByRole('region', { name: 'Removed answers' }))
  await user.click(removed.getByRole('button', { name: 'Restore the answer for “donate”' }))
  await screen.findByRole('button', { name: 'Remove donate' })
  expect(screen.queryByRole('region', { name: 'Removed answers' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add answer' }))
  await user.type(screen.getByLabelText('Visitors search for'), 'bus')
  await user.type(screen.getByLabelText('Page to show first'), '/nowhere')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There’s no published page at /nowhere.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Page to show first').value).toBe('/nowhere')
})

interface Answer {
  readonly id: string
  readonly words: string
  readonly foundAs: string
  readonly target: string
}

/** The screen over a server with one answer and one search that found nothing. */
function openSearch() {
  let answers: Answer[] = [{ id: '1', words: 'donate', foundAs: '', target: '/give' }]
  let removed: (Answer & { removedByName: string; removedAt: string })[] = []
  let misses = [{ words: 'શૌચાલય', count: 7, lastAt: '2026-05-04T10:00:00.000Z' }]
  const { user } = openApp('/editor/search', {
    answers: {
      SearchAnswers: () => ({
        data: { searchAnswers: answers, removedSearchAnswers: removed, searchMisses: misses },
      }),
      RemoveSearchAnswer({ id }) {
        const by = { removedByName: 'Asha', removedAt: '2026-05-04T10:00:00.000Z' }
        removed = answers.filter((one) => one.id === id).map((one) => ({ ...one, ...by }))
        answers = answers.filter((one) => one.id !== id)
        return { data: { removeSearchAnswer: true } }
      },
      RestoreSearchAnswer({ id }) {
        const [restored] = removed.filter((one) => one.id === id)
        if (restored) answers = [...answers, restored]
        removed = []
        return { data: { restoreSearchAnswer: { id } } }
      },
      SaveSearchAnswer({ answer }) {
        // As the operation declares it.
        const given = answer as { words: string; foundAs: string; target: string }
        if (given.target === '/nowhere') return REFUSED
        answers = [...answers, { ...given, id: String(answers.length + 2) }]
        misses = misses.filter(({ words }) => words !== given.words)
        return { data: { saveSearchAnswer: { id: '9' } } }
      },
    },
  })
  return {
    user,
    get answers() {
      return answers
    },
    get misses() {
      return misses
    },
  }
}

const REFUSED = {
  data: null,
  errors: [
    { message: 'There’s no published page at /nowhere.', extensions: { code: 'BAD_USER_INPUT' } },
  ],
}
