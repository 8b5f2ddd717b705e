import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeApp } from '../app/app'
import { bothDatabases, openAppBeside, TEST_TOKEN } from '../app/testing/test-app'
import { assignments, mediaRevisions } from '../database/tables'
import { TestApi } from '../graphql/testing/test-api'
import { ensureFirstAccount } from '../people/accounts/ensure-first-account'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { createPictureAccess } from './picture-access'
import { sweepOriginals } from './sweep-originals'
import { mediaBlock } from './testing/pictures'

const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }
const EMAIL = 'asha@toran.example'
const PASSWORD = 'four quiet words here'
const HISTORY = /* GraphQL */ `
  query ($id: ID!) {
    mediaHistory(id: $id) {
      version savedBy action file
      item { altText caption displayName url fileSize crop { x width } focalPoint { x } texts { language altText } }
    }
  }
`
const RESTORE = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $parts: [MediaPart!]!) {
    updateMediaItem: restoreMediaRevision(id: $id, version: $version, parts: $parts) {
      altText caption url fileSize crop { x width } focalPoint { x } texts { language altText }
    }
  }
`
const DESCRIBE = /* GraphQL */ `
  mutation ($id: ID!, $altText: String, $caption: String, $crop: CropInput, $focalPoint: FocalPointInput, $texts: [MediaTextInput!]) {
    updateMediaItem(id: $id, altText: $altText, caption: $caption, crop: $crop, focalPoint: $focalPoint, texts: $texts) { url }
  }
`
const RIGHT = { x: 0.5, y: 0, width: 0.5, height: 1 }
const LATER = () => new Date(Date.now() + 2 * 3_600_000)

describe.each(bothDatabases)('the history of media items of a $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url, {
      configuration: { adminEmail: EMAIL, adminPassword: PASSWORD },
    })
  })
  afterAll(() => site.close())

  const history = async (id: string) => (await site.ask(HISTORY, { id })).mediaHistory
  const restore = async (id: string, version: number, parts: readonly string[]) =>
    (await site.ask(RESTORE, { id, version, parts })).updateMediaItem
  const describePicture = (id: string, given: object) => site.ask(DESCRIBE, { id, ...given })
  const colourOf = async (
    path: string,
    headers: Record<string, string> = AUTHORIZATION_HEADERS,
  ) => {
    const { statusCode, rawPayload } = await site.get(path, headers)
    if (statusCode !== 200) return statusCode
    const { channels } = await sharp(rawPayload).stats()
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 51) * 51)
  }

  async function upload(background: string, replaces = '', headers = AUTHORIZATION_HEADERS) {
    const picture = sharp({ create: { width: 80, height: 40, channels: 3, background } })
    const answer = await site.server.inject({
      ...{ method: 'POST', payload: await picture.jpeg().toBuffer() },
      url: `/api/media?locationId=10&name=a.jpg${replaces && `&replaces=${replaces}`}`,
      headers: { ...headers, 'content-type': 'image/jpeg' },
    })
    return { status: answer.statusCode, item: answer.json().mediaItem }
  }

  test('a replaced file is shown from the history, and comes back with its crop', async () => {
    const { item } = await upload('#f00')
    expect(await history(item.id)).toEqual([])
    await describePicture(item.id, { crop: RIGHT })
    const replaced = await upload('#00f', item.id)
    expect(replaced.item.replacedVersion).toBe(2)
    const versions = await history(item.id)
    expect(versions.map(({ version, action }) => [version, action])).toEqual([
      [3, 'REPLACE'],
      [2, 'SAVE'],
      [1, 'UPLOAD'],
    ])
    expect(versions.map(({ savedBy }) => savedBy)).toEqual(['API', 'API', ''])
    expect(versions[1]?.file).toBe(versions[2]?.file)
    expect(await colourOf(versions[1]?.item.url ?? '')).toEqual([255, 0, 0])
    const restored = await restore(item.id, 2, ['FILE'])
    expect(restored.crop).toEqual({ x: 0.5, width: 0.5 })
    expect(await colourOf(restored.url)).toEqual([255, 0, 0])
    expect((await history(item.id)).map(({ action }) => action)[0]).toBe('RESTORE')
    const whole = await restore(item.id, 3, ['FILE'])
    expect(await colourOf(whole.url)).toEqual([0, 0, 255])
    expect(whole.fileSize).toBe(replaced.item.fileSize)
    // The download of a cropped picture is another file.
    expect(restored.fileSize).toBeNull()
  })

  test('visitors and caches see the restored file at once, on another server too', async () => {
    // One server alone is on the embedded database.
    const other = url === undefined ? site.app : await openAppBeside(site.app)
    const access = createPictureAccess(other)
    const { item } = await upload('#f00')
    const { createOrUpdateDocument: made } = await site.ask(
      `mutation ($content: JSON) {
        createOrUpdateDocument(title: "A page", type: PAGE, topic: { externalUrl: "/with-history", locationId: "10",
          items: [{ locationId: "10", title: "A page", content: $content }] }) { id } }`,
      { content: { format: 1, blocks: [mediaBlock(Number(item.id))] } },
    )
    await site.ask(`mutation { publishDocument(id: ${made.id}, expectedVersion: 1) { version } }`)
    const originalThere = async () => (await access.publicPicture(Number(item.id)))?.original
    await expect.poll(originalThere, { timeout: 10_000 }).toBeTruthy()
    const first = await originalThere()
    await upload('#00f', item.id)
    await expect.poll(originalThere, { timeout: 10_000 }).not.toBe(first)
    const restored = await restore(item.id, 1, ['FILE'])
    expect(restored.url).toBe(item.url)
    await expect.poll(originalThere, { timeout: 10_000 }).toBe(first)
    expect(await colourOf(restored.url, {})).toEqual([255, 0, 0])
    expect(await colourOf(`/media/${item.id}/versions/2`, {})).toBe(404)
    if (other !== site.app) await closeApp(other)
  })

  test('words come back in every language, crops only to their own file', async () => {
    const { item } = await upload('#0f0')
    await describePicture(item.id, {
      ...{ altText: 'The mandir', caption: 'At dusk', focalPoint: { x: 0.25, y: 0.5 } },
      texts: [{ language: 'gu-IN', altText: 'મંદિર' }],
    })
    await describePicture(item.id, {
      ...{ altText: 'A car park', focalPoint: { x: 1, y: 0.5 } },
      texts: [
        { language: 'gu-IN', altText: null },
        { language: 'hi-IN', altText: 'कार' },
      ],
    })
    const words = await restore(item.id, 2, ['WORDS'])
    expect(words).toMatchObject({
      ...{ altText: 'The mandir', caption: 'At dusk', focalPoint: { x: 1 } },
      texts: [{ language: 'gu-IN', altText: 'મંદિર' }],
    })
    expect((await restore(item.id, 2, ['CROP'])).focalPoint).toEqual({ x: 0.25 })
    await upload('#ff0', item.id)
    const api = await TestApi.open(site.app)
    const { errors } = await api.ask(RESTORE, { id: item.id, version: 2, parts: ['CROP'] })
    expect(errors[0]?.message).toMatch(/crop belongs to another file/)
    const nothing = await api.ask(RESTORE, { id: item.id, version: 2, parts: [] })
    expect(nothing.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    for (const variables of [
      { id: item.id, version: 99, parts: ['FILE'] },
      { id: '999999', version: 1, parts: ['FILE'] },
    ])
      expect((await api.ask(RESTORE, variables)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    await api.server.close()
  })

  test('saving what is there already keeps no version', async () => {
    const { item } = await upload('#0ff')
    await describePicture(item.id, { altText: 'A lamp' })
    await describePicture(item.id, { altText: 'A lamp' })
    await restore(item.id, 2, ['FILE', 'WORDS'])
    expect(await history(item.id)).toHaveLength(2)
  })

  test('of ten replacements at once each file is in the history', async () => {
    const { item } = await upload('#111')
    const colours = Array.from({ length: 9 }, (_, index) => `#${index}${index}a`)
    const answers = await Promise.all(colours.map((colour) => upload(colour, item.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201))
    const versions = await history(item.id)
    expect(versions.map(({ version }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(new Set(versions.map(({ file }) => file)).size).toBe(10)
    const before = answers.map(({ item: { replacedVersion } }) => replacedVersion)
    expect(before.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a sweep leaves the files that a history has, and takes those it dropped or was purged with', async () => {
    const { item } = await upload('#010203')
    const files = async () =>
      (
        await site.app.database.orm
          .select({ original: mediaRevisions.original })
          .from(mediaRevisions)
          .where(eq(mediaRevisions.mediaId, Number(item.id)))
          .orderBy(asc(mediaRevisions.version))
      ).map(({ original }) => original ?? '')
    await upload('#101010', item.id)
    const [oldest = ''] = await files()
    await sweepOriginals(site.app, { store: site.store, shared: null }, LATER())
    expect(await site.store.head(oldest)).not.toBeNull()
    // Ten files are kept, the current one among them.
    for (let round = 0; round < 9; round += 1) await upload(`#20${round}0a0`, item.id)
    expect(await files()).not.toContain(oldest)
    await sweepOriginals(site.app, { store: site.store, shared: null }, LATER())
    expect(await site.store.head(oldest)).toBeNull()
    const kept = await files()
    expect(kept).toHaveLength(10)
    await site.ask('mutation ($id: ID!) { deleteMediaItem(id: $id) { id } }', { id: item.id })
    await site.ask('mutation ($id: ID!) { purgeMediaItem(id: $id) { id } }', { id: item.id })
    await sweepOriginals(site.app, { store: site.store, shared: null }, LATER())
    for (const name of kept) expect(await site.store.head(name)).toBeNull()
  })

  test('fifty states are kept, and a file that was replaced before them', async () => {
    const { item } = await upload('#abc')
    await upload('#cba', item.id)
    for (let round = 1; round <= 55; round += 1)
      await describePicture(item.id, { altText: `Sentence ${round}` })
    const versions = await history(item.id)
    expect(versions).toHaveLength(51)
    expect(versions.at(-1)).toMatchObject({ version: 1, action: 'UPLOAD' })
    expect(versions.at(-2)?.version).toBe(8)
    expect(await colourOf((await restore(item.id, 1, ['FILE'])).url)).not.toBe(404)
  })

  test('who manages the pictures of a location restores them; others see neither versions nor files', async () => {
    const { item } = await upload('#123456')
    await upload('#654321', item.id)
    await ensureFirstAccount(site.app)
    const api = await TestApi.open(site.app)
    const headers = await api.signIn(EMAIL, PASSWORD)
    const as = async (locationId: number, level: 'VIEW' | 'CONTRIBUTE' | 'MANAGE') => {
      await site.app.database.orm.update(assignments).set({ locationId, level })
      const { errors } = await api.ask(
        RESTORE,
        { id: item.id, version: 1, parts: ['FILE'] },
        headers,
      )
      const seen = await api.ask(HISTORY, { id: item.id }, headers)
      const file = await site.get(`/media/${item.id}/versions/1`, headers)
      return [errors[0]?.extensions.code ?? 'done', seen.data.mediaHistory.length, file.statusCode]
    }
    expect(await as(20, 'MANAGE')).toEqual(['NOT_FOUND', 0, 404])
    expect(await as(10, 'VIEW')).toEqual(['FORBIDDEN', 2, 200])
    expect(await as(10, 'CONTRIBUTE')).toEqual(['done', 3, 200])
    const stranger = await api.ask(RESTORE, { id: item.id, version: 1, parts: ['FILE'] }, {})
    expect(stranger.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await api.server.close()
  })

  test.each(['0', 'x', '99999999999', '1?w=7'])('version %s is not found', async (version) => {
    const { item } = await upload('#fff')
    await describePicture(item.id, { altText: 'White' })
    expect(
      (await site.get(`/media/${item.id}/versions/${version}`, AUTHORIZATION_HEADERS)).statusCode,
    ).toBe(404)
  })
})
