import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
import { exportFile } from './testing/export-file'
// Read before a test waits for it.
import './wordpress-import'
import '../record-import/import-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('posts are checked, imported with their redirects, and one that was imported before stays as it is', async () => {
  const imported: { isDryRun: unknown; rows: readonly SentRow[] }[] = []
  const { user } = openApp('/editor/import?from=wordpress', {
    answers: {
      ImportRecords({ isDryRun, rows: sent }) {
        const rows = sent as readonly SentRow[]
        imported.push({ isDryRun, rows })
        const states: Readonly<Record<string, string>> = { Old: 'CHANGED', Broken: 'WRONG' }
        const answered = rows.map(({ line, title }) => ({
          ...{ line, title, state: states[title] ?? 'NEW', recordId: isDryRun ? null : '9' },
          problem: problemOf(title, isDryRun === true),
        }))
        return { data: { importRecords: { isDone: isDryRun === false, rows: answered } } }
      },
    },
  })
  const field = await screen.findByLabelText('WordPress export')
  await user.upload(field, new File(['<rss/>'], 'other.xml', { type: 'text/xml' }))
  await screen.findByText(/isn’t a WordPress export/)
  const file = exportFile([
    { id: 1, title: 'દિવાળી', content: 'Jay Swaminarayan' },
    { id: 2, title: 'Old', content: 'Text' },
    { id: 3, title: 'Broken', content: 'Text [slider id="3"]' },
  ])
  await user.upload(field, file)
  expect((await screen.findByText(/Nothing is saved yet/)).textContent).toBe(
    'Nothing is saved yet: 1 to correct, 1 to import, 1 imported before.',
  )
  const broken = screen.getByRole('row', { name: /Broken/ }).textContent
  expect(broken).toContain('Summary: too long')
  expect(broken).toContain('Shortcode “[slider]” was left out.')
  await user.click(screen.getByRole('button', { name: 'Import 1' }))
  await screen.findByText('1 to correct, 1 imported, 1 imported before.')
  const sent = imported.map(({ isDryRun, rows }) => [
    isDryRun,
    ...rows.map(({ title, oldAddress = null }) => [title, oldAddress]),
  ])
  expect(sent).toEqual([
    [true, ['દિવાળી', null], ['Old', null], ['Broken', null]],
    [false, ['દિવાળી', '/2023/05/post-1']],
  ])
  expect(screen.getByRole('row', { name: /દિવાળી/ }).textContent).toContain(
    '/2023/05/post-1: A page has this address.',
  )
  expect(screen.queryByRole('button', { name: /Import \d|Try again/ })).toBeNull()
})

const PAGES = [
  { id: 1, title: 'Visit', content: 'Text', type: 'page' },
  { id: 2, title: 'Plans', content: 'Text', type: 'page', status: 'draft' },
]

test('pages that were public are published where that is asked for', async () => {
  const { user, api } = openApp('/editor/import?from=wordpress', { pages: [] })
  await user.upload(await screen.findByLabelText('WordPress export'), exportFile(PAGES))
  await user.click(await screen.findByLabelText('Publish entries that were public in WordPress'))
  await user.click(screen.getByRole('button', { name: 'Import 2' }))
  await screen.findByText('2 imported.')
  expect(
    api.pages.map(({ title, publishedVersion }) => [title, publishedVersion !== null]),
  ).toEqual([
    ['Visit', true],
    ['Plans', false],
  ])
})

test('a page that is refused to the public stays a draft, which is said', async () => {
  const refused = { message: 'Add alt text.', extensions: { code: 'INVALID_CONTENT' } }
  const { user, api } = openApp('/editor/import?from=wordpress', {
    pages: [],
    answers: { PublishDocument: () => ({ data: null, errors: [refused] }) },
  })
  await user.upload(await screen.findByLabelText('WordPress export'), exportFile(PAGES))
  await user.click(await screen.findByLabelText('Publish entries that were public in WordPress'))
  await user.click(screen.getByRole('button', { name: 'Import 2' }))
  await screen.findByText('2 imported.')
  expect(api.pages).toHaveLength(2)
  expect(screen.getByRole('row', { name: /Visit/ }).textContent).toContain(
    'The entry stays a draft.',
  )
})

test('a page that was created before an interruption is sent as it was, published if it never was, and else left as it is', async () => {
  const errors = [
    { message: 'busy', extensions: { code: 'UNAVAILABLE' } },
    { message: 'changed since', extensions: { code: 'CONFLICT' } },
  ]
  const { user, api } = openApp('/editor/import?from=wordpress', {
    answers: { PublishDocument: () => ({ data: null, errors: [errors.shift()] }) },
    pages: [],
  })
  const page = { id: 3, title: 'Visit', type: 'page', content: '<h2>Way</h2><p>Text</p>' }
  await user.upload(await screen.findByLabelText('WordPress export'), exportFile([page]))
  await user.click(await screen.findByLabelText('Publish entries that were public in WordPress'))
  await user.click(await screen.findByRole('button', { name: 'Import 1' }))
  await screen.findByText('1 not imported.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing is saved yet: 1 imported before.')
  const sent = api.asked.filter(({ operation }) => operation === 'SaveDocument')
  expect(sent.map(({ variables }) => variables.idempotencyKey)).toEqual(
    Array(2).fill('12 3 wordpress https://old.example 3'),
  )
  expect(sent[1]).toEqual(sent[0])
  const published = api.asked.filter(({ operation }) => operation === 'PublishDocument')
  expect(published.map(({ variables }) => variables.expectedPublishedVersion)).toEqual([null, null])
})

test('a page that an earlier release has imported stays', async () => {
  const { user } = openApp('/editor/import?from=wordpress', {
    answers: {
      SaveDocument() {
        const extensions = { code: 'IDEMPOTENCY_MISMATCH' }
        return { data: null, errors: [{ message: 'used', extensions }] }
      },
    },
  })
  const page = { id: 3, title: 'Visit', type: 'page', status: 'draft', content: 'Text' }
  await user.upload(await screen.findByLabelText('WordPress export'), exportFile([page]))
  await user.click(await screen.findByRole('button', { name: 'Import 1' }))
  await screen.findByText('Nothing is saved yet: 1 imported before.')
})

interface SentRow {
  readonly line: number
  readonly title: string
  readonly oldAddress?: string
}

/** One row is wrong; the old address of another is that of a page. */
function problemOf(title: string, isDryRun: boolean): string | null {
  if (title === 'Broken') return 'Summary: too long'
  return title === 'દિવાળી' && !isDryRun ? 'A page has this address.' : null
}
