import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { jobs, mediaItems, pendingOriginals } from '../../database/tables'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, makeTestPage, openTestNetwork } from '../../graphql/testing/test-network'
import { textPage } from '../../import/testing/small-network'
import { purgeMediaJob } from './delete-media-item'

describe.each(testDatabases)('deleting media items of a $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  async function picture(original: string | null = null): Promise<string> {
    const made = { displayName: 'Diwali', width: 1, height: 1, type: 'image/webp', original }
    const [item] = await app.database.orm
      .insert(mediaItems)
      .values({ ...made, locationId: 10 })
      .returning()
    return String(item?.id)
  }
  async function dispose(how: 'delete' | 'restore' | 'purge', id: string): Promise<string | null> {
    const { errors } = await api.ask(`mutation { ${how}MediaItem(id: "${id}") { id } }`)
    return errors[0]?.message ?? null
  }
  async function listed(id: string, inTrash = false): Promise<boolean> {
    const { data } = await api.ask(
      `{ mediaLibrary(search: "${id}", inTrash: ${inTrash}, first: 100) { nodes { item { id } } } }`,
    )
    return data.mediaLibrary.nodes.some(({ item }) => item.id === id)
  }
  const isStored = async (id: string) =>
    (
      await app.database.orm
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.id, Number(id)))
    ).length > 0
  const pageWith = (id: string, title: string) =>
    makeTestPage(api, title, textPage(`<p><img src="/media/${id}" alt=""></p>`))
  /** Runs the purge job now that is due in 30 days. */
  async function thirtyDaysLater(): Promise<void> {
    const [job] = await app.database.orm
      .select()
      .from(jobs)
      .where(eq(jobs.kind, 'purgeMedia'))
      .orderBy(desc(jobs.id))
      .limit(1)
    if (!job) throw new Error('No purge is scheduled')
    expect(job.runAt.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000)
    await app.changes.write((tx) =>
      purgeMediaJob().start(tx, { id: job.id, payload: JSON.parse(job.payload), tries: 0 }),
    )
  }

  test('what nothing uses goes to the trash, and comes back', async () => {
    const id = await picture()
    expect(await dispose('delete', id)).toBeNull()
    expect([await listed(id), await listed(id, true)]).toEqual([false, true])
    expect(await dispose('restore', id)).toBeNull()
    expect([await listed(id), await listed(id, true)]).toEqual([true, false])
  })

  test('what is in use is refused, with where and what to do', async () => {
    expect(await dispose('delete', '2')).toMatch(
      /“.+” is in use, so you can’t delete it: .*“A new hall” \(.+\).*Remove it there first, or replace it\./,
    )
    const id = await picture()
    await pageWith(id, 'A draft')
    expect(await dispose('delete', id)).toContain('“A draft”')
    expect(await listed(id)).toBe(true)
  })

  test('a page in the trash uses it still: it may come back', async () => {
    const id = await picture()
    const page = await pageWith(id, 'Deleted')
    const { errors } = await api.ask(
      'mutation ($id: ID!) { setRecordStatus(id: $id, status: DELETED, expectedVersion: 1) { id } }',
      { id: page },
    )
    expect(errors).toEqual([])
    expect(await dispose('delete', id)).toContain('in the trash')
  })

  test('a version that is scheduled uses it still, though the draft does not', async () => {
    const id = await picture()
    const page = await pageWith(id, 'Scheduled')
    const scheduled = await api.ask(
      'mutation ($id: ID!, $at: String) { publishDocument(id: $id, expectedVersion: 1, at: $at) { id } }',
      { id: page, at: nextMonth() },
    )
    expect(scheduled.errors).toEqual([])
    const { errors } = await api.ask(
      `mutation ($id: ID!, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: 1,
        topic: { items: [{ content: $content }] }) { version } }`,
      { id: page, content: textPage('<p>Without</p>') },
    )
    expect(errors).toEqual([])
    expect(await dispose('delete', id)).toMatch(/in use/)
  })

  test('permanently only from the trash; the file leaves the store with the next sweep', async () => {
    const original = `${'ab'.repeat(32)}.jpeg`
    const id = await picture(original)
    expect(await dispose('purge', id)).toContain('isn’t in the trash')
    await dispose('delete', id)
    expect(await dispose('purge', id)).toBeNull()
    expect(await isStored(id)).toBe(false)
    const pending = await app.database.orm.select().from(pendingOriginals)
    expect(pending.map(({ name }) => name)).toContain(original)
  })

  test('after 30 days it is purged; what came into use since then is restored', async () => {
    const id = await picture()
    await dispose('delete', id)
    await thirtyDaysLater()
    expect(await isStored(id)).toBe(false)
    const used = await picture()
    await dispose('delete', used)
    await pageWith(used, 'Uses it again')
    expect(await dispose('purge', used)).toContain('“Uses it again”')
    await thirtyDaysLater()
    expect(await listed(used)).toBe(true)
  })
})

/** A noon, which no clock leaves out. */
function nextMonth(): string {
  return `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T12:00`
}
