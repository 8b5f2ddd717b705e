import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../../../app/app'
import { openTestApp, testDatabases } from '../../../app/testing/test-app'
import { announce } from '../../../database/announcements'
import { onChange } from '../../../database/changes'
import { documents, events, locations } from '../../../database/tables'
import { importNetwork } from '../../../import/import-network'
import { noPictures, smallNetwork, textPage } from '../../../import/testing/small-network'
import '../..'
import { createPageList, type PageList } from './page-list'

const NETWORK = {
  ...smallNetwork,
  documents: [
    ...smallNetwork.documents,
    {
      ...{ id: 9, type: 'PAGE' as const, title: 'Event', description: '', locationId: 10 },
      externalUrl: '/connect/events/:event',
      items: [
        { language: 'en-US', locationId: 10, title: 'Event', content: textPage('<p>Event</p>') },
      ],
    },
  ],
}

describe.each(testDatabases)('the list of public pages on $kind', ({ url }) => {
  let app: App
  let list: PageList
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, NETWORK, { storePicture: noPictures })
    list = createPageList(app)
    onChange(app, list.changed)
  }, 120_000)
  afterAll(() => closeApp(app))

  test('nothing is read again while nothing has changed', async () => {
    const before = await list.pages()
    expect(pathsOf(before, 20)).toEqual(['/visit', '/', '/connect/events/1'])
    await app.changes.write(async (tx) => announce(tx, ['media:1', 'faq@ottawa', 'network']))
    expect(await list.pages()).toBe(before)
  })

  test('a record that is hidden leaves the lists of other locations as they are', async () => {
    const before = await list.pages()
    await app.changes.write(async (tx) => {
      await tx.update(events).set({ recordStatus: 'INACTIVE' }).where(eq(events.id, 1))
      announce(tx, ['event:1', 'event@ottawa', 'event@*'])
    })
    const now = await list.pages()
    expect(pathsOf(now, 20)).toEqual(['/visit', '/'])
    expect(now.get(10)).toBe(before.get(10))
  })

  test('so does a page of a location; one that is lent is at all of them', async () => {
    const before = await list.pages()
    await hide(4)
    const now = await list.pages()
    expect(pathsOf(now, 20)).toEqual(['/'])
    expect(now.get(10)).toBe(before.get(10))
    await hide(3)
    const last = await list.pages()
    expect([10, 20].map((id) => pathsOf(last, id))).toEqual([[], []])
  })

  test('a location that is closed is gone', async () => {
    await app.changes.write(async (tx) => {
      await tx.update(locations).set({ status: 'INACTIVE' }).where(eq(locations.id, 20))
      announce(tx, ['*'])
    })
    expect([...(await list.pages()).keys()]).toEqual([10])
  })

  async function hide(id: number) {
    await app.changes.write(async (tx) => {
      await tx.update(documents).set({ recordStatus: 'INACTIVE' }).where(eq(documents.id, id))
      announce(tx, [`document:${id}`])
    })
  }
})

function pathsOf(pages: Awaited<ReturnType<PageList['pages']>>, locationId: number) {
  return pages.get(locationId)?.map(({ path }) => path)
}
