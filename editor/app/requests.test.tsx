import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, openingOf } from '../testing/fake-api'
import { fakePage, textBlock } from '../testing/fake-pages'
import { fakeRecord } from '../testing/fake-records'
import { openApp } from '../testing/open-app'
// Read before a test waits for them.
import '../collections/collection-record'
import '../page-editor/page-editor'
import '../pages/pages'

vi.setConfig({ testTimeout: 60_000 })

// Effects run twice, as in development.
beforeEach(() => configure({ reactStrictMode: true }))
afterEach(() => {
  configure({ reactStrictMode: false })
  cleanup()
  vi.unstubAllGlobals()
})

const PAGE = fakePage({ id: 7, title: 'Visit us', blocks: [textBlock('b1', 'Come in.')] })

test('a list asks the server for each thing once', async () => {
  const { api } = openApp('/editor/pages', { pages: [PAGE] })
  await screen.findByText('Visit us')
  expect(repeated(api)).toEqual([])
})

test('a record asks the server for each thing once', async () => {
  const records = [fakeRecord({ id: 7, title: 'Diwali' })]
  const { api } = openApp('/editor/events/7', { records })
  await screen.findByLabelText('Place')
  expect(repeated(api)).toEqual([])
})

test('a page asks the server for nothing that came with its HTML', async () => {
  const answers = openingOf(PAGE)
  const { api } = openApp('/editor/pages/7', { pages: [PAGE] }, { answers, blocks: null })
  await screen.findByText('Come in.')
  const known = answers.map(({ operation }) => operation)
  expect(operations(api).filter((operation) => known.includes(operation))).toEqual([])
  expect(repeated(api)).toEqual([])
})

function operations({ asked }: FakeApi): readonly string[] {
  return asked.map(({ operation }) => operation)
}

/** The requests that were sent more than once, with the same variables. */
function repeated({ asked }: FakeApi): readonly string[] {
  const requests = asked.map((request) => JSON.stringify(request))
  return requests.filter((request, index) => requests.indexOf(request) !== index)
}
