import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { documents, jobs, locations, mediaItems } from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { answerOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import type { TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../graphql/testing/test-network'
import { textPage } from '../import/testing/small-network'
import { API_PRINCIPAL, type Principal } from '../people/access/principal'

const HOME = /* GraphQL */ `
  {
    waiting { title review { step } }
    recentlyChanged { title }
    problems { kind title detail block documentId locationName }
  }
`
interface Told {
  readonly waiting: readonly { readonly title: string }[]
  readonly recentlyChanged: readonly { readonly title: string }[]
  readonly problems: readonly {
    readonly kind: string
    readonly title: string
    readonly detail: string
    readonly block: string | null
    readonly documentId: string | null
  }[]
}

describe.each(testDatabases)('the home screen on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let manager: Principal
  let volunteer: Principal
  let elsewhere: Principal
  beforeAll(async () => {
    const network = await openTestNetwork(url)
    app = network.app
    api = network.api
    manager = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    volunteer = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: 20 })
    elsewhere = await addPerson(app, { name: 'Ravi', level: 'MANAGE', locationId: 10 })
  })
  afterAll(() => closeTestNetwork({ app, api }))

  const call = (who: Principal, name: string, variables: Variables) =>
    createAskAs(app)(who, callOf(name), variables)

  async function homeOf(who: Principal | null): Promise<Told> {
    const { data, errors } = await createAskAs(app)(who, HOME, {})
    expect(errors).toBe(undefined)
    return data as unknown as Told
  }
  const titles = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title)
  const wrong = async (who: Principal | null, kind: string) =>
    (await homeOf(who)).problems.filter((problem) => problem.kind === kind)

  async function made(who: Principal, title: string, html = '<p>Lamps</p>'): Promise<string> {
    const externalUrl = `/${title.toLowerCase()}`
    const topic = { locationId: '20', externalUrl, items: [{ content: textPage(html) }] }
    return answerOf(await call(who, 'createOrUpdateDocument', { title, type: 'PAGE', topic })).id
  }

  test('what was submitted waits for who approves; what was returned, for who wrote it', async () => {
    const id = await made(volunteer, 'Diwali')
    await call(volunteer, 'submitDocument', { id, expectedVersion: 1 })
    expect(titles((await homeOf(manager)).waiting)).toEqual(['Diwali'])
    for (const other of [volunteer, elsewhere, null])
      expect((await homeOf(other)).waiting).toEqual([])
    const back = { id, expectedVersion: 1, action: 'RETURN', note: 'When does it begin?' }
    expect((await call(manager, 'reviewDocument', back)).errors).toBe(undefined)
    expect((await homeOf(manager)).waiting).toEqual([])
    expect((await homeOf(volunteer)).waiting).toEqual([
      { title: 'Diwali', review: { step: 'RETURNED' } },
    ])
  })

  test('what was changed is listed for those who see the drafts of its location', async () => {
    await made(volunteer, 'Annakut')
    expect(titles((await homeOf(manager)).recentlyChanged)[0]).toBe('Annakut')
    expect(titles((await homeOf(elsewhere)).recentlyChanged)).not.toContain('Annakut')
    expect((await homeOf(null)).recentlyChanged).toEqual([])
  })

  test('links of public pages are dead where visitors find no page, no record and no old address', async () => {
    const there = await made(manager, 'Parking')
    await call(manager, 'publishDocument', { id: there, expectedVersion: 1 })
    const links = ['/parking', '/ottawa/parking', '/connect/events/1', '/feed.xml', '/nowhere']
    const html = links.map((href) => `<p><a href="${href}">Here</a></p>`).join('')
    const id = await made(manager, 'Directions', html)
    expect(await wrong(manager, 'DEAD_LINK')).toEqual([])
    expect((await call(manager, 'publishDocument', { id, expectedVersion: 1 })).errors).toBe(
      undefined,
    )
    const dead = await wrong(manager, 'DEAD_LINK')
    expect(dead).toMatchObject([{ title: 'Directions', detail: '/nowhere' }])
    expect(dead[0]?.block).toBeTruthy()
    await call(manager, 'unpublishDocument', { id: there, expectedVersion: 1 })
    expect((await wrong(API_PRINCIPAL, 'DEAD_LINK')).map(({ detail }) => detail)).toEqual([
      '/nowhere',
      '/ottawa/parking',
      '/parking',
    ])
    for (const other of [elsewhere, null]) expect(await wrong(other, 'DEAD_LINK')).toEqual([])
  })

  test('a picture that visitors see and nobody has described is named with its page', async () => {
    const { orm } = app.database
    const [picture] = await orm
      .insert(mediaItems)
      .values({
        ...{ locationId: 20, displayName: 'lamps.jpg', type: 'image/jpeg' },
        ...{ width: 800, height: 600 },
      })
      .returning({ id: mediaItems.id })
    const html = `<p><img src="/media/${picture?.id}/800.webp" alt="" /></p>`
    const id = await made(manager, 'Gallery', html)
    await call(manager, 'publishDocument', { id, expectedVersion: 1 })
    const found = (await wrong(manager, 'MISSING_ALT')).filter(({ documentId }) => documentId)
    expect(found.map(({ title, detail }) => [title, detail])).toEqual([['Gallery', 'lamps.jpg']])
  })

  test('undescribed pictures of a live gallery are counted for its location, decorative ones and those of drafts are not', async () => {
    const { orm } = app.database
    const before = (await wrong(manager, 'MISSING_ALT')).find(({ documentId }) => !documentId)
    const picture = { locationId: 20, type: 'image/jpeg', width: 800, height: 600 }
    const pictures = await orm
      .insert(mediaItems)
      .values([
        { ...picture, displayName: 'one.jpg' },
        { ...picture, displayName: 'two.jpg' },
        { ...picture, displayName: 'line.jpg', isDecorative: true },
        { ...picture, displayName: 'hidden.jpg' },
      ])
      .returning({ id: mediaItems.id })
    const ids = pictures.map(({ id }) => String(id))
    const gallery = (name: string, items: readonly string[], status: string) =>
      call(manager, 'createOrUpdateGallery', {
        gallery: { locationId: '20', name, items, status },
      })
    const made = await gallery('Lamps', ids.slice(0, 3), 'ACTIVE')
    expect(made.errors).toBeUndefined()
    await gallery('Hidden', ids.slice(3), 'INACTIVE')
    const found = (await wrong(manager, 'MISSING_ALT')).find(({ documentId }) => !documentId)
    expect(Number(found?.detail)).toBe(Number(before?.detail ?? 0) + 2)
    const others = (await wrong(elsewhere, 'MISSING_ALT')).filter(({ documentId }) => !documentId)
    expect(others.map(({ detail }) => detail)).not.toContain(found?.detail)
  })

  test('drafts of more than 30 days, work given up and locations without hours are told to the people they concern', async () => {
    const { orm } = app.database
    const id = await made(volunteer, 'Forgotten')
    const updatedAt = new Date(Date.now() - 31 * 24 * 3600 * 1000)
    await orm
      .update(documents)
      .set({ updatedAt })
      .where(eq(documents.id, Number(id)))
    expect(titles(await wrong(volunteer, 'STALE_DRAFT'))).toEqual(['Forgotten'])
    await orm.insert(jobs).values({
      ...{ kind: 'mail', payload: '{}', lastError: 'refused', deadAt: new Date() },
    })
    expect(titles(await wrong(API_PRINCIPAL, 'FAILED_JOB'))).toEqual(['mail'])
    expect(await wrong(manager, 'FAILED_JOB')).toEqual([])
    await orm.update(locations).set({ hours: [] }).where(eq(locations.id, 20))
    expect(await wrong(manager, 'UNFINISHED_LOCATION')).toMatchObject([
      { title: 'Ottawa', detail: 'home page, opening hours' },
    ])
    expect(await wrong(volunteer, 'UNFINISHED_LOCATION')).toEqual([])
  })
})
