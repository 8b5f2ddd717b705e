import { describe, expect, test } from 'vitest'
import { changeAddress, type SharedChange, sharedBlock } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { bothDatabases } from '../app/testing/test-app'
import { runDueJob } from '../jobs/run-job'
import { Principal } from '../people/access/principal'
import { sharedTextsJob } from '../search/shared-texts-job'
import { OTTAWA, page, placeAt, text, useOverrideSite } from './overrides/testing/override-site'

const CREATE = `mutation ($title: String, $locationId: ID, $content: JSON, $id: ID, $expectedVersion: Int) {
  createOrUpdateSharedBlock(id: $id, title: $title, locationId: $locationId, content: $content,
    expectedVersion: $expectedVersion) { id version } }`
const LIST = `query ($locationId: ID!, $ids: [ID!], $language: String) {
  sharedBlocks(locationId: $locationId, ids: $ids, language: $language) {
    totalCount nodes { id title locationId isPublished useCount permission content } } }`
const SAVE = `mutation ($id: ID, $version: Int, $type: DocumentType, $topic: TopicInput) {
  createOrUpdateDocument(id: $id, expectedVersion: $version, title: "A page", type: $type, topic: $topic) { id version } }`
const DELETE = `mutation ($id: ID!, $expectedVersion: Int!) {
  setRecordStatus(id: $id, status: DELETED, expectedVersion: $expectedVersion) { recordStatus } }`

describe.each(bothDatabases)('shared blocks on $kind', ({ url }) => {
  const { ask, done, refused, html, publishNetwork, site, ...overrides } = useOverrideSite(url)

  test('one block on twelve pages is changed once, and only those pages are others', async () => {
    const shared = await made(
      'How to reach us',
      text('way', 'Take bus 7'),
      text('car', 'Park here'),
    )
    const paths = Array.from({ length: 12 }, (_, index) => `/reach-${index}`)
    for (const path of paths) await pageWith(path, use('u1', shared))
    await pageWith('/other', text('t1', 'Nothing shared'))
    const other = await html('/other')
    expect(await Promise.all(paths.map(html))).toEqual(
      paths.map(() => expect.stringContaining('bus 7')),
    )
    await change(shared, 1, text('way', 'Take bus 12'), text('car', 'Park here'))
    const after = await Promise.all(paths.map(html))
    expect(after.filter((body) => body.includes('bus 12') && !body.includes('bus 7'))).toHaveLength(
      12,
    )
    // The first block has the id of its place, the others one of their own on this page.
    expect(after[0]).toMatch(/id="u1"[^>]*>[\s\S]*id="u1~car"/)
    expect(await html('/other')).toBe(other)
    expect((await usable(OTTAWA, shared)).useCount).toBe(12)
  })

  test('a location says it otherwise, a page says it otherwise, and each follows what it left alone', async () => {
    const shared = await made('Parking', text('p1', 'Park behind'), text('p2', 'Free of charge'))
    await pageWith('/parking', use('u1', shared))
    const changes = [{ at: changeAddress('p2', 'html'), text: '', html: '<p>Two dollars</p>' }]
    await pageWith('/paid', use('u1', shared, changes))
    const place = placeAt(shared, OTTAWA)
    await overrides.save(place, [text('p1', 'Park in Ottawa'), text('p2', 'Free of charge')], {
      title: 'Parking',
    })
    await overrides.publish(place, 1)
    expect(await html('/ottawa/parking')).toMatch(/Park in Ottawa[\s\S]*Free of charge/)
    expect(await html('/parking')).toMatch(/Park behind[\s\S]*Free of charge/)
    expect(await html('/paid')).toMatch(/Park behind[\s\S]*Two dollars/)
    expect(await html('/ottawa/paid')).toMatch(/Park in Ottawa[\s\S]*Two dollars/)
    await change(shared, 1, text('p1', 'Park behind'), text('p2', 'Free on Sundays'))
    expect(await html('/ottawa/parking')).toMatch(/Park in Ottawa[\s\S]*Free on Sundays/)
    expect(await html('/paid')).toContain('Two dollars')
    // A page cannot override a locked field of the shared block.
    const locked = { ...text('p2', 'Free on Sundays'), locked: true }
    await change(shared, 2, text('p1', 'Park behind'), locked)
    expect(await html('/paid')).toContain('Free on Sundays')
  })

  test('its words are found on the pages that show it, as soon as they change', async () => {
    const shared = await made('Find me', text('f1', 'Zanzibar'))
    await pageWith('/find', use('u1', shared))
    expect(await found('Zanzibar')).toEqual(['/find'])
    await change(shared, 1, text('f1', 'Madagascar'))
    const kinds = new Map([['sharedTexts', sharedTextsJob()]])
    while (await runDueJob(site().app, kinds));
    expect([await found('Zanzibar'), await found('Madagascar')]).toEqual([[], ['/find']])
  })

  test('one that is used is not deleted, and it is said where; unused it is', async () => {
    const shared = await made('In use', text('x', 'Words'))
    const id = await pageWith('/in-use', use('u1', shared))
    const version = { id: shared, expectedVersion: 1 }
    const { codes, message } = await refused(DELETE, version)
    expect(codes).toEqual(['INVALID_TRANSITION'])
    expect(message).toContain('used on 1 page: “A page” (Main Mandir)')
    await done(SAVE, { id, version: 1, topic: topicOf('10', text('t', 'Words')) })
    // Visitors still see it.
    expect((await refused(DELETE, version)).codes).toEqual(['INVALID_TRANSITION'])
    await publishNetwork(id, 2)
    await expect(done(DELETE, version)).resolves.toEqual({ recordStatus: 'DELETED' })
    const again = await refused(SAVE, { type: 'PAGE', topic: topicOf('10', use('u', shared)) })
    expect(again.message).toContain(`there is no shared block ${shared}`)
  })

  test('of ten who delete it while ten place it, a page never names what is gone', async () => {
    const shared = await made('Ten', text('x', 'Words'))
    const place = () => ask(SAVE, { type: 'PAGE', topic: topicOf('10', use('u', shared)) })
    const remove = () => ask(DELETE, { id: shared, expectedVersion: 1 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? place() : remove())),
    )
    const placed = answers.filter((answer, index) => index % 2 === 0 && !answer.errors)
    const removed = answers.filter((answer, index) => index % 2 === 1 && !answer.errors)
    expect(placed.length > 0).toBe(removed.length === 0)
  })

  test('it is nested to one level, has no address, and becomes no page', async () => {
    const shared = await made('Inner', text('x', 'Words'))
    const content = page(use('u', shared))
    const nested = await refused(CREATE, { title: 'Outer', locationId: '10', content })
    expect(nested).toMatchObject({ codes: ['BAD_USER_INPUT'] })
    expect(nested.message).toContain('“Shared block” can’t be placed inside a shared block')
    const topic = { ...topicOf('10', text('x', 'y')), externalUrl: '/shared' }
    expect((await refused(SAVE, { type: 'SHARED', topic })).message).toContain(
      'doesn’t have its own address',
    )
    const version = { id: shared, version: 1 }
    expect((await refused(SAVE, { ...version, type: 'PAGE' })).codes).toEqual(['BAD_USER_INPUT'])
    expect((await site().get(`/${shared}`)).statusCode).toBe(404)
  })

  test('one of a location is for its pages alone, one of the network for its managers to change', async () => {
    const theirs = await made('Of Ottawa', text('x', 'Words'), OTTAWA)
    const elsewhere = { type: 'PAGE', topic: topicOf('30', use('u', theirs)) }
    expect((await refused(SAVE, elsewhere)).message).toContain('belongs to another location')
    await done(SAVE, { type: 'PAGE', topic: topicOf(OTTAWA, use('u', theirs)) })
    const shared = await made('Of the network', text('x', 'Words'))
    const manager = managerOf(20)
    const mine = { id: shared, title: 'Mine', expectedVersion: 1 }
    // Nor is the draft of the network theirs to see.
    expect((await refused(CREATE, mine, manager)).codes).toEqual(['NOT_FOUND'])
    const { nodes } = await done<{ nodes: readonly BlockRow[] }>(
      LIST,
      { locationId: OTTAWA },
      manager,
    )
    const listed = nodes.map(({ title, permission }) => [title, permission])
    expect(listed).toContainEqual(['Of Ottawa', 'MANAGE'])
    expect(listed).toContainEqual(['Of the network', null])
    const visitor = await ask(LIST, { locationId: OTTAWA }, null)
    expect(visitor.errors ?? []).toEqual([])
  })

  test('values that are none are refused, and a page that names nothing is shown without it', async () => {
    for (const shared of ['1', -1, 1.5, {}]) {
      const block = {
        ...use('u', '1'),
        fields: [{ id: 'f1', type: 'document', name: 'shared', value: shared }],
      }
      const topic = topicOf('10', block)
      expect((await refused(SAVE, { type: 'PAGE', topic })).codes).toEqual(['BAD_USER_INPUT'])
    }
    const nobody = { type: 'PAGE', topic: topicOf('10', use('u', '999999')) }
    expect((await refused(SAVE, nobody)).message).toContain('no shared block 999999')
    const many = { locationId: OTTAWA, ids: Array.from({ length: 101 }, () => '1') }
    expect((await refused(LIST, many)).codes).toEqual(['LIMIT_EXCEEDED'])
  })

  interface BlockRow {
    readonly title: string
    readonly permission: string | null
  }

  async function made(title: string, ...rest: readonly (ReturnType<typeof text> | string)[]) {
    const locationId = rest.find((each) => typeof each === 'string') ?? '10'
    const blocks = rest.filter((each) => typeof each !== 'string')
    const { id } = await done(CREATE, { title, locationId, content: page(...blocks) })
    await publishNetwork(id, 1)
    return id as string
  }

  async function change(id: string, version: number, ...blocks: ReturnType<typeof text>[]) {
    const saved = await done(CREATE, { id, expectedVersion: version, content: page(...blocks) })
    await publishNetwork(id, saved.version)
  }

  async function pageWith(path: string, ...blocks: ReturnType<typeof text>[]): Promise<string> {
    const topic = { ...topicOf('10', ...blocks), externalUrl: path }
    const { id } = await done(SAVE, { type: 'PAGE', topic })
    await publishNetwork(id, 1)
    return id
  }

  async function usable(locationId: string, id: string) {
    return (await done(LIST, { locationId, ids: [id] })).nodes[0]
  }

  async function found(words: string): Promise<readonly string[]> {
    const query = `query ($text: String!) { search(locationSlug: "main", text: $text, first: 5) { nodes { path } } }`
    const { nodes } = await done(query, { text: words })
    return nodes.map(({ path }) => path)
  }
})

function topicOf(locationId: string, ...blocks: ReturnType<typeof text>[]) {
  return { locationId, items: [{ locationId, title: 'A page', content: page(...blocks) }] }
}

function use(id: string, shared: string, changes: readonly SharedChange[] = []) {
  return newBlock(sharedBlock, id, { shared: Number(shared), changes })
}

function managerOf(locationId: number): Principal {
  return new Principal({
    ...{ id: 'manager', name: 'Manager', email: 'manager@example.org' },
    assignments: [{ level: 'MANAGE', locationId }],
  })
}
