import { expect, test } from 'vitest'
import type { AddressRows } from '../../records/reading/address-rows'
import { createAddressBook } from './address-book'

const VISIT = { documentId: 5, locationId: 10, path: '/visit', stamp: '1 1', overrideStamps: null }

test('a page that was just published is not missed by who asks while the change is being read', async () => {
  let published: AddressRows['published'] = []
  let answer = () => {}
  const book = createAddressBook(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return { published, moved: [] }
  })
  const first = book.current()
  answer()
  expect((await first).hasPage(10, '/visit')).toBe(false)

  published = [VISIT]
  book.changed(['document:5'])
  const reader = book.current()
  expect(book.cached).toBe(null)
  const others = book.current()
  answer()
  for (const addresses of [await reader, await others])
    expect(addresses.hasPage(10, '/visit')).toBe(true)
  expect(book.cached?.hasPage(10, '/visit')).toBe(true)
})
