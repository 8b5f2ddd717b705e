import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { assignments, previewTokens, sessions, users } from '../database/tables'
import { textPage } from '../import/testing/small-network'
import { createPreviewToken } from '../people/accounts/preview-tokens'
import { openTestSite, type TestSite } from './testing/test-site'

const HOUR = 3_600_000

interface PreviewLinkData {
  readonly id: string
  readonly followsDraft: boolean
  readonly createdAt: string
  readonly expiresAt: string
}

describe.each(testDatabases)('previews on $kind', ({ url }) => {
  let site: TestSite
  let origin: string

  beforeAll(async () => {
    site = await openTestSite(url)
    origin = await site.listen()
  }, 120_000)
  afterAll(() => site.close())

  describe('made by the API', () => {
    let preview: string
    let id: string
    beforeAll(async () => {
      id = await site.publish({ address: '/previewed', text: 'For everybody' })
      await save(id, 1, 'Only in the preview')
    })
    beforeEach(async () => {
      preview = await previewOf(id)
    })

    test('the token leaves the address at once, and goes on in a cookie for this address alone', async () => {
      const first = await fetch(`${origin}${preview}`, { redirect: 'manual' })
      expect(first.status).toBe(303)
      expect(first.headers.get('location')).toBe(`/preview/${id}`)
      const cookie = first.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(
        new RegExp(
          `^toran-preview-en-US=[\\w-]{43}; Path=/preview/${id}; Max-Age=(?:899|900); HttpOnly; SameSite=Lax; Secure$`,
        ),
      )
      const second = await fetch(`${origin}/preview/${id}`, {
        headers: { cookie: cookie.split(';')[0] ?? '' },
      })
      expect(second.status).toBe(200)
      expect(await second.text()).toContain('Only in the preview')
      for (const { headers } of [first, second]) {
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
        expect(headers.get('referrer-policy')).toBe('no-referrer')
        expect(headers.get('etag')).toBeNull()
        expect(headers.get('surrogate-key')).toBeNull()
      }
    })

    test('only the address as it was given shows it', async () => {
      const token = tokenIn(preview)
      const others = [
        `/preview/${id}`,
        `/preview/0${id}?token=${token}`,
        `/preview/00${id}?token=${token}`,
        `/preview/${id}/?token=${token}`,
        `//preview/${id}?token=${token}`,
        `/preview//${id}?token=${token}`,
        `/preview/%3${id[0]}${id.slice(1)}?token=${token}`,
        `/preview/${id}/a.css?token=${token}`,
        `/preview/${id}.html?token=${token}`,
        `/preview/3?token=${token}`,
        `/preview/${id}?token=wrong`,
        `/preview/${id}?token=${token}&token=${token}`,
        `/preview/${id}?token=${token}&language=gu-IN`,
        `/preview/x?token=${token}`,
      ]
      for (const path of others) {
        const answer = await fetch(`${origin}${path}`, { redirect: 'manual' })
        expect(`${path} ${answer.status}`).toBe(`${path} 404`)
        expect(await answer.text()).not.toContain('Only in the preview')
        expect(answer.headers.get('set-cookie')).toBeNull()
      }
    })

    test('it goes on showing its version while the draft is edited, and ends when something is published', async () => {
      await site.ask(
        `mutation ($id: ID, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: 2, autosave: true,
          topic: { items: [{ locationId: 10, content: $content }] }) { version } }`,
        { id, content: textPage('<p>Later words</p>') },
      )
      expect((await site.look(preview)).body).toContain('Only in the preview')
      expect((await site.look(await previewOf(id))).body).toContain('Later words')
      await site.ask(`mutation { publishDocument(id: ${id}, expectedVersion: 3) { version } }`)
      expect((await site.look(preview)).statusCode).toBe(404)
      expect((await site.look(await previewOf(id))).body).toContain('Later words')
    })

    test('an autosave leaves the version alone that someone was given a preview of', async () => {
      const own = await site.publish({ address: '/autosaved', text: 'First' })
      const autosave = (version: number, text: string) =>
        site.ask(
          `mutation ($id: ID, $version: Int, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: $version,
            autosave: true, topic: { items: [{ locationId: 10, content: $content }] }) { version } }`,
          { id: own, version, content: textPage(`<p>${text}</p>`) },
        )
      await autosave(1, 'Second')
      const second = await previewOf(own)
      await autosave(2, 'Third')
      expect((await site.look(second)).body).toContain('Second')
    })

    test('revoked, none of a document is seen any more, by address or by cookie', async () => {
      const [one, two] = [preview, await previewOf(id)]
      const { revokePreviews } = await site.ask(`mutation { revokePreviews(id: ${id}) }`)
      expect(revokePreviews).toBeGreaterThanOrEqual(2)
      for (const path of [one, two]) expect((await site.look(path)).statusCode).toBe(404)
      const cookie = `toran-preview-en-US=${tokenIn(one)}`
      expect((await site.get(`/preview/${id}`, { cookie })).statusCode).toBe(404)
      expect((await site.ask(`mutation { revokePreviews(id: ${id}) }`)).revokePreviews).toBe(0)
    })

    test('a shared link lasts 14 days, also after publishing, says what it is, and is revoked alone', async () => {
      const own = await site.publish({ address: '/shared', text: 'Live words' })
      await save(own, 1, 'Draft words')
      const share = async (followsDraft: boolean) =>
        (
          await site.ask(
            `mutation { createPreview(id: ${own}, shared: true, followsDraft: ${followsDraft}) { url } }`,
          )
        ).createPreview.url
      const [stays, follows] = [await share(false), await share(true)]
      await site.ask(`mutation { publishDocument(id: ${own}, expectedVersion: 2) { version } }`)
      await save(own, 2, 'Newest words')
      const first = await site.look(stays)
      expect(first.body).toContain('Draft words')
      expect(first.body).toMatch(
        /Preview of a draft, saved .* Visitors don’t see it\. This link works until/,
      )
      expect(first.headers['cache-control']).toBe('no-store')
      expect(first.headers['x-robots-tag']).toContain('noindex')
      expect((await site.look(follows)).body).toContain('Newest words')
      expect((await site.get('/shared')).body).not.toContain('Preview of a draft')
      const { document } = await site.ask(
        `{ document(id: ${own}) { items: previews { id followsDraft createdAt expiresAt } } }`,
      )
      const links = document.items as unknown as PreviewLinkData[]
      expect(links.map(({ followsDraft }) => followsDraft).sort()).toEqual([false, true])
      for (const { createdAt, expiresAt } of links)
        expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * 24 * HOUR)
      const id = links.find(({ followsDraft }) => followsDraft)?.id
      await site.ask(`mutation { revokePreview(documentId: ${own}, id: "${id}") }`)
      expect((await site.look(follows)).statusCode).toBe(404)
      expect((await site.look(stays)).statusCode).toBe(200)
    })

    test('after a quarter of an hour it is over', async () => {
      const at = await site.app.database.orm.select().from(previewTokens)
      const own = at.filter(({ documentId }) => documentId === Number(id))
      for (const { createdAt, expiresAt } of own)
        expect(expiresAt.getTime() - createdAt.getTime()).toBeLessThanOrEqual(HOUR / 4)
      await site.app.database.orm.update(previewTokens).set({ expiresAt: new Date() })
      expect((await site.look(preview)).statusCode).toBe(404)
    })
  })

  describe('made by a person', () => {
    const person = 'maya'
    let preview: string
    beforeEach(async () => {
      const { orm } = site.app.database
      await orm.delete(users).where(eq(users.id, person))
      await orm.insert(users).values({ id: person, name: 'Maya', email: 'maya@example.org' })
      await orm.insert(assignments).values({ userId: person, locationId: 20, level: 'VIEW' })
      const until = new Date(Date.now() + HOUR)
      for (const id of ['desk', 'phone'])
        await orm.insert(sessions).values({ id, token: id, userId: person, expiresAt: until })
      preview = await previewBy(person)
      expect((await site.look(preview)).statusCode).toBe(200)
    })

    test('it ends with their assignment, and with its time', async () => {
      const { orm } = site.app.database
      await orm.update(assignments).set({ validUntil: new Date(Date.now() - 1) })
      expect((await site.look(preview)).statusCode).toBe(404)
      await orm.update(assignments).set({ validUntil: null, locationId: 10 })
      expect((await site.look(preview)).statusCode).toBe(404)
      await orm.update(assignments).set({ locationId: 20 })
      expect((await site.look(preview)).statusCode).toBe(200)
      await orm.delete(assignments)
      expect((await site.look(preview)).statusCode).toBe(404)
    })

    test('it lasts while they are signed in somewhere, and ends when they are signed out everywhere', async () => {
      const { orm } = site.app.database
      await orm.delete(sessions).where(eq(sessions.id, 'desk'))
      expect((await site.look(preview)).statusCode).toBe(200)
      await orm.update(sessions).set({ expiresAt: new Date(Date.now() - 1) })
      expect((await site.look(preview)).statusCode).toBe(404)
    })

    test('it ends with their account', async () => {
      await site.app.database.orm.delete(users).where(eq(users.id, person))
      expect((await site.look(preview)).statusCode).toBe(404)
    })
  })

  async function save(id: string, version: number, text: string): Promise<void> {
    await site.ask(
      `mutation ($id: ID, $version: Int, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: $version,
        topic: { items: [{ locationId: 10, content: $content }] }) { version } }`,
      { id, version, content: textPage(`<p>${text}</p>`) },
    )
  }

  async function previewOf(id: string): Promise<string> {
    return (await site.ask(`mutation { createPreview(id: ${id}) { url } }`)).createPreview.url
  }

  async function previewBy(createdBy: string): Promise<string> {
    const of = { documentId: 4, version: 1, language: 'en-US', createdBy }
    const { token } = await site.app.changes.write((tx) =>
      createPreviewToken(tx, { ...of, createdByName: '', followsDraft: false, isShared: false }),
    )
    return `/preview/4?token=${token}`
  }
})

function tokenIn(preview: string): string {
  return /token=([\w-]+)/.exec(preview)?.[1] ?? ''
}
