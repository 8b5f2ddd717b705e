import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { assignments, sessions, users } from '../../database/tables'
import {
  mediaBlock,
  textBlock,
  type UploadedPicture,
  uploadPicture,
} from '../../media/testing/pictures'
import { createPreviewToken } from '../../people/accounts/preview-tokens'
import { openTestSite, type TestSite } from '../testing/test-site'

const LANGUAGE = 'en-US'

describe.each(testDatabases)('pictures in a preview on $kind', ({ url }) => {
  let site: TestSite
  let shown: UploadedPicture
  let inText: UploadedPicture
  let other: UploadedPicture
  let page: string
  let drafts = 0
  beforeAll(async () => {
    site = await openTestSite(url)
    shown = await uploadPicture(site)
    inText = await uploadPicture(site)
    other = await uploadPicture(site)
    page = await draft([
      mediaBlock(Number(shown.id)),
      textBlock(`<img src="${inText.url}" alt="In a text">`),
    ])
  }, 120_000)
  afterAll(() => site.close())

  describe('of the API', () => {
    let cookie: string
    beforeEach(async () => {
      cookie = cookieOf(
        (await site.ask(`mutation { createPreview(id: ${page}) { url } }`)).createPreview.url,
      )
    })

    test('fresh uploads are seen by the person who was given the preview, at addresses below it', async () => {
      const { body } = await site.get(`/preview/${page}`, { cookie })
      for (const picture of [shown, inText]) {
        const address = below(picture)
        expect(body).toContain(address)
        expect(body).not.toContain(`"${picture.url}`)
        const answer = await site.get(`${address}?w=320`, { cookie })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toMatch(/^image\//)
      }
    })

    test('no cache keeps them and no other site may show them', async () => {
      for (const form of ['?w=320', '/original', '/share']) {
        const { statusCode, headers } = await site.get(`${below(shown)}${form}`, { cookie })
        expect(statusCode).toBe(200)
        expect(headers['cache-control']).toBe('private, no-store')
        expect(headers['surrogate-key']).toBeUndefined()
        expect(headers['cross-origin-resource-policy']).not.toBe('cross-origin')
      }
    })

    test('without the cookie, or with that of another preview, there is nothing', async () => {
      const foreign = await draft([mediaBlock(Number(other.id))])
      const theirs = cookieOf(
        (await site.ask(`mutation { createPreview(id: ${foreign}) { url } }`)).createPreview.url,
      )
      const address = `${below(shown)}?w=320`
      expect(await statusOf(address)).toBe(404)
      expect(await statusOf(address, 'toran-preview-en-US=guessed')).toBe(404)
      expect(await statusOf(address, theirs)).toBe(404)
      expect(await statusOf(address, `${cookie}; ${theirs}`)).toBe(404)
      expect(await statusOf(`${shown.url}?w=320`, cookie)).toBe(404)
    })

    test('it opens the pictures of its page alone, at their whole addresses', async () => {
      const hash = shown.url.split('-').at(-1)
      for (const address of [
        `/preview/${page}/${LANGUAGE}${other.url}?w=320`,
        `/preview/${page}/${LANGUAGE}/media/${shown.id}?w=320`,
        `/preview/${page}/${LANGUAGE}/media/${other.id}-${hash}?w=320`,
        `/preview/${page}/gu-IN${shown.url}?w=320`,
        `/preview/0${page}/${LANGUAGE}${shown.url}?w=320`,
        `${below(shown)}?w=321`,
      ])
        expect([address, await statusOf(address, cookie)]).toEqual([address, 404])
    })

    test('they end when the preview is revoked', async () => {
      expect(await statusOf(`${below(shown)}?w=320`, cookie)).toBe(200)
      await site.ask(`mutation { revokePreviews(id: ${page}) }`)
      expect(await statusOf(`${below(shown)}?w=320`, cookie)).toBe(404)
    })

    test('what visitors see already keeps its own address', async () => {
      const both = await draft([mediaBlock(1), mediaBlock(Number(shown.id))])
      const preview = await site.ask(`mutation { createPreview(id: ${both}) { url } }`)
      const { body } = await site.look(preview.createPreview.url)
      expect(body).toMatch(/src="\/media\/1-[0-9a-f]{8}\?w=/)
      expect(body).toContain(`/preview/${both}/${LANGUAGE}${shown.url}`)
    })

    test('who guesses tokens is slowed down', async () => {
      const guess = () =>
        site.server.inject({
          url: `${below(shown)}?w=320`,
          remoteAddress: '203.0.113.9',
          headers: { cookie: 'toran-preview-en-US=guessed' },
        })
      expect((await guess()).statusCode).toBe(404)
      await site.app.limits.count('unknownPictures', '203.0.113.9', 300)
      expect((await guess()).statusCode).toBe(429)
    })
  })

  describe('of a person', () => {
    const person = 'maya'
    let cookie: string
    beforeEach(async () => {
      const { orm } = site.app.database
      await orm.delete(users).where(eq(users.id, person))
      await orm.insert(users).values({ id: person, name: 'Maya', email: 'maya@example.org' })
      await orm.insert(assignments).values({ userId: person, locationId: 10, level: 'VIEW' })
      const expiresAt = new Date(Date.now() + 3_600_000)
      await orm.insert(sessions).values({ id: 'desk', token: 'desk', userId: person, expiresAt })
      cookie = cookieOf(await previewBy(page, 1))
    })

    test('they are seen only while that person may see them', async () => {
      const { orm } = site.app.database
      const address = `${below(shown)}?w=320`
      expect(await statusOf(address, cookie)).toBe(200)
      await orm.update(assignments).set({ locationId: 20 }).where(eq(assignments.userId, person))
      expect(await statusOf(address, cookie)).toBe(404)
      await orm.update(assignments).set({ locationId: 10 }).where(eq(assignments.userId, person))
      expect(await statusOf(address, cookie)).toBe(200)
      await orm.delete(sessions).where(eq(sessions.userId, person))
      expect(await statusOf(address, cookie)).toBe(404)
    })

    test('naming a picture of another location shows it to nobody', async () => {
      const theirs = await uploadPicture(site, 20)
      const made = await draft([
        mediaBlock(Number(theirs.id)),
        textBlock(`<img src="${theirs.url}" alt="">`),
      ])
      const mine = cookieOf(await previewBy(made, 1))
      const { statusCode, body } = await site.get(`/preview/${made}`, { cookie: mine })
      expect(statusCode).toBe(200)
      expect(body).not.toContain(`/preview/${made}/${LANGUAGE}/media`)
      expect(await statusOf(`/preview/${made}/${LANGUAGE}${theirs.url}?w=320`, mine)).toBe(404)
    })

    async function previewBy(documentId: string, version: number): Promise<string> {
      const of = { documentId: Number(documentId), version, language: LANGUAGE, createdBy: person }
      const { token } = await site.app.changes.write((tx) =>
        createPreviewToken(tx, { ...of, createdByName: '', followsDraft: false, isShared: false }),
      )
      return `/preview/${documentId}?token=${token}`
    }
  })

  function below(picture: UploadedPicture): string {
    return `/preview/${page}/${LANGUAGE}${picture.url}`
  }

  async function statusOf(address: string, cookie?: string): Promise<number> {
    return (await site.get(address, cookie === undefined ? {} : { cookie })).statusCode
  }

  async function draft(blocks: readonly unknown[]): Promise<string> {
    drafts += 1
    const { createOrUpdateDocument: made } = await site.ask(
      `mutation ($address: String, $content: JSON) {
        createOrUpdateDocument(title: "A page", type: PAGE, topic: { externalUrl: $address, locationId: "10",
          items: [{ locationId: "10", title: "A page", content: $content }] }) { id } }`,
      { address: `/previewed-${drafts}`, content: { format: 1, blocks } },
    )
    return made.id
  }
})

function cookieOf(preview: string): string {
  return `toran-preview-${LANGUAGE}=${/token=([\w-]+)/.exec(preview)?.[1] ?? ''}`
}
