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
  const imported: { isDryRun: unknown; rows: readonly { title: string }[] }[] = []
  const redirects: unknown[] = []
  const { user } = openApp('/editor/import?from=wordpress', {
    answers: {
      ImportRecords({ isDryRun, rows: sent }) {
        const rows = sent as readonly { line: number; title: string }[]
        imported.push({ isDryRun, rows })
        const states: Readonly<Record<string, string>> = { Old: 'CHANGED', Broken: 'WRONG' }
        const answered = rows.map(({ line, title }) => ({
          ...{ line, title, state: states[title] ?? 'NEW', recordId: isDryRun ? null : '9' },
          problem: title === 'Broken' ? 'Summary: too long' : null,
        }))
        return { data: { importRecords: { isDone: isDryRun === false, rows: answered } } }
      },
      OpenRecord: () => ({ data: { record: { ...RECORD, key: 'diwali' } } }),
      AddRedirects(variables) {
        redirects.push(variables)
        return { data: { addRedirects: [] } }
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
  expect(imported.map(({ isDryRun, rows }) => [isDryRun, rows.map(({ title }) => title)])).toEqual([
    [true, ['દિવાળી', 'Old', 'Broken']],
    [false, ['દિવાળી']],
  ])
  expect(redirects).toMatchObject([
    { redirects: [{ path: '/2023/05/post-1', target: '/connect/news/diwali' }] },
  ])
  expect(screen.queryByRole('button', { name: /Import \d|Try again/ })).toBeNull()
})

const PAGES = [
  { id: 1, title: 'Visit', content: 'Text', type: 'page' },
  { id: 2, title: 'Plans', content: 'Text', type: 'page', status: 'draft' },
]

test('pages that were public are published where that is asked for', async () => {
  const { user, api } = openApp('/editor/import?from=wordpress', { pages: [] })
  await user.upload(await screen.findByLabelText('WordPress export'), exportFile(PAGES))
  await user.click(await screen.findByLabelText('Publish what was public in WordPress'))
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
  await user.click(await screen.findByLabelText('Publish what was public in WordPress'))
  await user.click(screen.getByRole('button', { name: 'Import 2' }))
  await screen.findByText('2 imported.')
  expect(api.pages).toHaveLength(2)
  expect(screen.getByRole('row', { name: /Visit/ }).textContent).toContain('It stays a draft.')
})

test('after an interruption the pages that exist stay, and the last article gets its redirect', async () => {
  const keys: unknown[] = []
  const redirects: unknown[] = []
  const { user } = openApp('/editor/import?from=wordpress', {
    answers: {
      ImportRecords: ({ rows }) => ({
        data: {
          importRecords: {
            isDone: false,
            rows: (rows as readonly { line: number; title: string }[]).map(({ line, title }) => ({
              ...{ line, title, state: 'EQUAL', problem: null, recordId: '9' },
            })),
          },
        },
      }),
      OpenRecord: () => ({ data: { record: { ...RECORD, key: 'diwali' } } }),
      AddRedirects(variables) {
        redirects.push(variables)
        return { data: { addRedirects: [] } }
      },
      SaveDocument({ idempotencyKey }) {
        keys.push(idempotencyKey)
        const extensions = { code: 'IDEMPOTENCY_MISMATCH' }
        return { data: null, errors: [{ message: 'used', extensions }] }
      },
    },
  })
  const file = exportFile([
    { id: 1, title: 'Earlier', content: 'Text' },
    { id: 2, title: 'Diwali', content: 'Text' },
    { id: 3, title: 'Visit', type: 'page', status: 'draft', content: 'Text' },
  ])
  await user.upload(await screen.findByLabelText('WordPress export'), file)
  await user.click(await screen.findByRole('button', { name: 'Import 1' }))
  await screen.findByText('Nothing is saved yet: 3 imported before.')
  expect(keys).toEqual(['12 3 wordpress https://old.example 3'])
  expect(redirects).toMatchObject([
    { redirects: [{ path: '/2023/05/post-2', target: '/connect/news/diwali' }] },
  ])
})

const RECORD = {
  ...{ id: '9', version: 1, locationId: '10', locationSlug: null, timeZone: 'UTC' },
  ...{ recordStatus: 'ACTIVE', isPublic: true, path: null, updatedAt: null, updatedBy: '' },
  ...{ values: {}, draft: null, schedules: [], __typename: 'RecordForm' },
}
