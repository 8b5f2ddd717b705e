import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './replace-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a number is found, a hit is left out, the rest is replaced and undone', async () => {
  const open = openReplace()
  const { user } = open
  await user.type(await screen.findByRole('textbox', { name: 'Find' }), '0116 1')
  await user.click(screen.getByLabelText('Whole words'))
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByRole('heading', { name: '2 matches in 1 page or record' })
  expect(open.calls[0]).toMatchObject({
    query: { text: '0116 1', isWholeWord: true, matchesCase: false, isPattern: false },
    scope: {},
  })
  expect(screen.getByText('1 more match in places that your account can’t change.')).toBeTruthy()
  await user.type(screen.getByLabelText('Replace with'), '020 2')
  const page = within(
    (await screen.findByRole('link', { name: 'Visit us' })).closest('li') as never,
  )
  expect(page.getAllByText('020 2', { selector: 'ins' })).toHaveLength(2)
  const [, , second] = page.getAllByRole('checkbox')
  if (second) await user.click(second)
  await waitFor(() => expect(page.getAllByText('020 2', { selector: 'ins' })).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Replace matches' }))
  await screen.findByRole('heading', { name: '1 match replaced in 1 page or record' })
  expect(open.calls.slice(1)).toMatchObject([
    { targetId: '5', leftOut: [1] },
    { replacement: '020 2', publishes: false },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'Undone' })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('nothing to find, and an expression that is none, are said at the field', async () => {
  const { user } = openReplace()
  await user.click(await screen.findByRole('button', { name: 'Find' }))
  expect((await screen.findByRole('textbox', { name: 'Find' })).getAttribute('aria-invalid')).toBe(
    'true',
  )
  await user.type(screen.getByRole('textbox', { name: 'Find' }), '(')
  await user.click(screen.getByLabelText('Regular expression'))
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('This isn’t a regular expression that can be used.')).toBeTruthy()
})

/** The screen over a server with one page of two hits. */
function openReplace() {
  const calls: Record<string, unknown>[] = []
  let run: Record<string, unknown> | null = null
  let leftOut: readonly number[] = []
  const hit = { label: 'Text', match: '0116 1', groups: [], takesLink: false }
  const target = () => ({
    ...{ __typename: 'ReplacementTarget', id: '5', kind: 'page', targetId: '7', language: 'en-US' },
    ...{ locationId: '20', locationName: 'Ottawa', title: 'Visit us', publishedCount: 0, leftOut },
    ...{ result: null, replacedCount: 0, staleCount: 0, isPublished: false, problem: null },
    hits: [
      { ...hit, number: 0, before: 'Call ', after: ' or' },
      { ...hit, number: 1, before: 'or ', after: '.' },
    ],
  })
  const counts = {
    ...{
      searched: 9,
      total: 9,
      targetCount: 1,
      hitCount: 2,
      notAllowedCount: 1,
      publishedCount: 0,
    },
    ...{ isCut: false, done: 0, stepCount: 0, replacedCount: 0, staleCount: 0, changedTargets: 0 },
    ...{ publishedTargets: 0, problemTargets: 0, problem: null, publishes: false },
    ...{ locationIds: null, languages: null, replacement: null, __typename: 'TextReplacement' },
  }
  const { user } = openApp('/editor/replace', {
    answers: {
      TextReplacements: () => ({
        data: {
          textReplacements: {
            ...{ totalCount: 0, nodes: [] },
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
      SiteLanguages: () => ({ data: { siteLanguages: ['en-US', 'gu-IN'] } }),
      FindText(variables) {
        const { query } = variables as { query: { text: string } }
        if (query.text === '(') return REFUSED
        calls.push(variables as Record<string, unknown>)
        run = { ...counts, id: '3', query, state: 'FOUND' }
        return { data: { findText: { __typename: 'TextReplacement', id: '3' } } }
      },
      TextReplacement: () => ({ data: { textReplacement: run } }),
      ReplacementTargets: () => ({
        data: {
          textReplacement: {
            ...{ __typename: 'TextReplacement', id: '3' },
            targets: {
              ...{ totalCount: 1, nodes: [target()] },
              pageInfo: { hasNextPage: false, endCursor: null },
            },
          },
        },
      }),
      LeaveOutHits(variables) {
        calls.push(variables as Record<string, unknown>)
        leftOut = (variables as { leftOut: readonly number[] }).leftOut
        return { data: { leaveOutHits: { __typename: 'ReplacementTarget', id: '5', leftOut } } }
      },
      ReplaceText(variables) {
        calls.push(variables as Record<string, unknown>)
        const { replacement } = variables as { replacement: string }
        run = { ...run, state: 'REPLACED', replacement, replacedCount: 1, changedTargets: 1 }
        return {
          data: { replaceText: { __typename: 'TextReplacement', id: '3', state: 'REPLACED' } },
        }
      },
      UndoReplacement() {
        run = { ...run, state: 'UNDONE', changedTargets: 0 }
        return {
          data: { undoReplacement: { __typename: 'TextReplacement', id: '3', state: 'UNDONE' } },
        }
      },
    },
  })
  return { user, calls }
}

const REFUSED = {
  data: null,
  errors: [
    {
      message: 'This isn’t a regular expression that can be used.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ],
}
