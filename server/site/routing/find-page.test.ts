import { expect, test } from 'vitest'
import type { AddressRow, AddressRows } from '../../records/reading/address-rows'
import type { SiteContent } from '../content/site-content'
import { createAddressBook } from './address-book'
import { findPage } from './find-page'

const place = { locationId: 20, slug: 'ottawa', siteRoot: '/ottawa', language: 'en-US' }

test('an address without a page is answered without asking the database', async () => {
  const { finding, asked } = world([{ documentId: 4, locationId: 20, path: '/visit' }])
  for (const path of ['/nowhere', '/visit/x', '/999', '/connect/events/7', '/connect/news/x'])
    expect(await findPage(finding, { ...place, path })).toBeNull()
  expect(asked).toEqual([])
})

test('an address that may lead somewhere is looked up: of the location, or lent by the default one', async () => {
  const { finding, asked } = world([
    { documentId: 4, locationId: 20, path: '/visit' },
    { documentId: 5, locationId: 10, path: '/about' },
    { documentId: 6, locationId: 30, path: '/theirs' },
    { documentId: 7, locationId: 10, path: '/connect/events/:event' },
  ])
  for (const path of ['/visit', '/about', '/theirs', '/6', '/connect/events/1'])
    await findPage(finding, { ...place, path })
  expect(asked).toEqual([
    'publishedPage /visit',
    'publishedPage /about',
    'pageById 6',
    'publishedPage /connect/events/:event',
  ])
})

test('a page that moves is found at its new address, and may have been at its old one', async () => {
  const { finding, asked, rows } = world([{ documentId: 4, locationId: 20, path: '/visit' }])
  await findPage(finding, { ...place, path: '/visit' })
  rows.published = [{ documentId: 4, locationId: 20, path: '/come' }]
  rows.moved = [{ documentId: 4, locationId: 20, path: '/visit' }]
  finding.addresses.changed(['document:4', 'path:/visit'])
  for (const path of ['/visit', '/come']) await findPage(finding, { ...place, path })
  expect(asked).toEqual(['publishedPage /visit', 'movedPage /visit', 'publishedPage /come'])
})

test('a page that gets the address of another keeps it when the other changes again', async () => {
  const { finding, asked, rows } = world([{ documentId: 4, locationId: 20, path: '/visit' }])
  await finding.addresses.current()
  rows.published = [{ documentId: 5, locationId: 20, path: '/visit' }]
  finding.addresses.changed(['document:5'])
  await finding.addresses.current()
  finding.addresses.changed(['document:4'])
  await findPage(finding, { ...place, path: '/visit' })
  expect(asked).toEqual(['publishedPage /visit'])
})

test('what changes while the addresses are read is read again', async () => {
  const { book, rows, hold } = held([{ documentId: 4, locationId: 20, path: '/visit' }])
  const release = hold()
  const reading = book.current()
  rows.published.push({ documentId: 5, locationId: 20, path: '/new' })
  book.changed(['document:5'])
  release()
  expect((await reading).hasPage(20, '/new')).toBe(true)
})

test('addresses that cannot be read are an error, and read when they can be', async () => {
  let isAway = true
  const book = createAddressBook(async () => {
    if (isAway) throw new Error('away')
    return { published: [], moved: [] }
  })
  await expect(book.current()).rejects.toThrow('away')
  isAway = false
  expect((await book.current()).hasPage(20, '/visit')).toBe(false)
})

interface Rows {
  published: AddressRow[]
  moved: AddressRow[]
}

function read(rows: Rows, ids: readonly number[] | null): AddressRows {
  const of = (all: AddressRow[]) => all.filter(({ documentId }) => !ids || ids.includes(documentId))
  const published = of(rows.published).map((row) => ({
    ...row,
    stamp: '1 1',
    overrideStamps: null,
  }))
  return { published, moved: of(rows.moved) }
}

function world(published: AddressRow[]) {
  const rows: Rows = { published, moved: [] }
  const asked: string[] = []
  const content = {
    publishedPage: async ({ path }: { path: string }) => note(`publishedPage ${path}`),
    pageById: async ({ documentId }: { documentId: number }) => note(`pageById ${documentId}`),
    movedPage: async ({ path }: { path: string }) => note(`movedPage ${path}`),
  } as unknown as SiteContent
  const addresses = createAddressBook(async (ids) => read(rows, ids))
  return { finding: { content, addresses }, asked, rows }

  function note(what: string): null {
    asked.push(what)
    return null
  }
}

function held(published: AddressRow[]) {
  const rows: Rows = { published, moved: [] }
  let gate = Promise.resolve()
  const book = createAddressBook(async (ids) => {
    // A database answers with the state at the time of the query.
    const answer = structuredClone(read(rows, ids))
    await gate
    return answer
  })
  return { book, rows, hold }

  function hold(): () => void {
    let release = () => {}
    gate = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
}
