import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { Principal } from '../people/access/principal'
import { OTTAWA, page, text, useOverrideSite } from './overrides/testing/override-site'

const TEMPLATE = `mutation ($title: String, $locationId: ID, $content: JSON, $id: ID, $expectedVersion: Int) {
  createOrUpdatePageTemplate(id: $id, title: $title, locationId: $locationId, content: $content,
    expectedVersion: $expectedVersion) { id version } }`
const OFFERED = `query ($locationId: ID!, $ids: [ID!], $version: Int!) {
  pageTemplates(locationId: $locationId, ids: $ids) { nodes { id version content contentAt(version: $version) } } }`
const SAVE = `mutation ($topic: TopicInput) {
  createOrUpdateDocument(title: "Diwali at Ottawa", type: PAGE, topic: $topic) { id version } }`
const USED = `query ($id: ID!) { references(kind: "document", id: $id) { totalCount nodes { title isLive } } }`
const PROBLEMS = `{ problems { kind documentId detail } }`
const DELETE = `mutation ($id: ID!, $expectedVersion: Int!) {
  setRecordStatus(id: $id, status: DELETED, expectedVersion: $expectedVersion) { recordStatus } }`

describe.each(bothDatabases)('templates of pages on $kind', ({ url }) => {
  const { done, refused, html, publishNetwork } = useOverrideSite(url)

  test('a page names the template that it was made from, which says where it is used', async () => {
    const { id } = await done(TEMPLATE, { title: 'Festival', content: page(text('a', 'Welcome')) })
    const made = await pageFrom({ pageId: Number(id), version: 1 }, '/diwali')
    expect(await done(USED, { id })).toEqual({
      totalCount: 1,
      nodes: [{ title: 'Diwali at Ottawa', isLive: false }],
    })
    await publishNetwork(made, 1)
    expect(await html('/ottawa/diwali')).toContain('Welcome')
    expect((await done(USED, { id })).nodes).toMatchObject([{ isLive: true }])
    // A template is never public, and no dead link.
    expect(await done(PROBLEMS, {})).not.toContainEqual(
      expect.objectContaining({ kind: 'DEAD_LINK' }),
    )
  })

  test('a later change is offered with what the page had, to all who make pages of it', async () => {
    const before = page(text('a', 'Welcome'))
    const { id } = await done(TEMPLATE, { title: 'Hall', content: before })
    const after = page(text('a', 'Welcome'), text('b', 'Shoes outside'))
    const saved = await done(TEMPLATE, { id, expectedVersion: 1, content: after })
    const asked = { locationId: OTTAWA, ids: [id], version: 1 }
    const [offered] = (await done(OFFERED, asked, managerOf(20))).nodes
    expect(offered).toEqual({ id, version: saved.version, content: after, contentAt: before })
    const [latest] = (await done(OFFERED, { ...asked, version: 9 })).nodes
    expect(latest).toMatchObject({ contentAt: after })
    expect((await done(OFFERED, { ...asked, version: 0 })).nodes).toMatchObject([
      { contentAt: null },
    ])
  })

  test('nobody sees the template of a location who makes no pages there', async () => {
    const content = page(text('a', 'Ours'))
    const { id } = await done(TEMPLATE, { title: 'Ours', locationId: OTTAWA, content })
    const asked = { ids: [id], version: 1 }
    expect((await done(OFFERED, { ...asked, locationId: '30' }, managerOf(30))).nodes).toEqual([])
    expect((await done(OFFERED, { ...asked, locationId: OTTAWA }, managerOf(30))).nodes).toEqual([])
    const many = { locationId: OTTAWA, version: 1, ids: Array.from({ length: 101 }, () => '1') }
    expect((await refused(OFFERED, many)).codes).toEqual(['LIMIT_EXCEEDED'])
  })

  test('a page keeps its text when its template is deleted, and a name of none is refused', async () => {
    const { id } = await done(TEMPLATE, { title: 'Gone', content: page(text('a', 'Stay')) })
    await publishNetwork(await pageFrom({ pageId: Number(id), version: 1 }, '/gone'), 1)
    await done(DELETE, { id, expectedVersion: 1 })
    expect(await html('/gone')).toContain('Stay')
    expect((await done(OFFERED, { locationId: OTTAWA, ids: [id], version: 1 })).nodes).toEqual([])
    for (const template of [
      { pageId: '1', version: 1 },
      { pageId: 0, version: 1 },
      { pageId: 1 },
      7,
    ])
      expect((await refused(SAVE, { topic: topicOf(template, '/none') })).codes).toEqual([
        'BAD_USER_INPUT',
      ])
  })

  async function pageFrom(template: object, path: string): Promise<string> {
    return (await done(SAVE, { topic: topicOf(template, path) })).id
  }

  function topicOf(template: unknown, externalUrl: string) {
    const words = externalUrl === '/gone' ? 'Stay' : 'Welcome'
    const content = { ...page(text('a', words)), template }
    return {
      locationId: '10',
      externalUrl,
      items: [{ locationId: '10', title: 'A page', content }],
    }
  }
})

function managerOf(locationId: number): Principal {
  return new Principal({
    ...{ id: 'manager', name: 'Manager', email: 'manager@example.org' },
    assignments: [{ level: 'MANAGE', locationId }],
  })
}
