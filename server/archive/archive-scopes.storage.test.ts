import { readdir, readFile } from 'node:fs/promises'
import Ajv from 'ajv'
import { and, eq, gt, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changeAddress, sharedBlock } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { bothDatabases } from '../app/testing/test-app'
import {
  documents,
  events,
  locations,
  mediaItems,
  pageOverrides,
  posts,
  topicItems,
} from '../database/tables'
import {
  fourLocations,
  LEICESTER,
  overrideSite,
  placeAt,
  text,
} from '../documents/overrides/testing/override-site'
import { openTestSite } from '../site/testing/test-site'
import { exportFrom, importInto, useArchives } from './testing/test-archive'

describe.each(bothDatabases)('parts of networks on the $kind database', ({ url }) => {
  const { closeLater, sample, inFolder, empty, site, countOf } = useArchives(url)

  test('drafts, saved versions, redirects and pages in further languages come along', async () => {
    const network = await site()
    const id = await network.publish({ address: '/visit', text: 'First' })
    await network.ask(
      `mutation ($id: ID!) { createOrUpdateDocument(id: $id, title: "આવો", topic: { externalUrl: "/come" }, expectedVersion: 1) { id } }`,
      { id },
    )
    await network.ask(
      `mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 2) { id } }`,
      { id },
    )
    await network.ask(
      `mutation ($id: ID!) { createOrUpdateDocument(id: $id, title: "A draft", expectedVersion: 2) { id } }`,
      { id },
    )
    await exportFrom(network, inFolder('history.zip'), { withHistory: true })
    const other = await empty()
    const imported = await importInto(other, inFolder('history.zip'))
    expect(imported.listed).toEqual([])
    expect(imported.counts).toMatchObject({
      redirects: { new: 1 },
      revisions: { new: expect.any(Number) },
      periods: { new: expect.any(Number) },
    })
    await exportFrom(other, inFolder('history2.zip'), { withHistory: true })
    expect(
      (await readFile(inFolder('history2.zip'))).equals(await readFile(inFolder('history.zip'))),
    ).toBe(true)
    const [page] = await other.app.database.orm
      .select()
      .from(documents)
      .where(eq(documents.id, Number(id)))
    expect(page).toMatchObject({
      title: 'A draft',
      publishedTitle: 'આવો',
      version: 3,
      publishedVersion: 2,
    })
  }, 60_000)

  test('each line of an archive is as its JSON Schema says', async () => {
    await exportFrom(sample(), inFolder('lines'), { withHistory: true })
    const { $defs } = JSON.parse(await readFile('docs/archive-lines.schema.json', 'utf8'))
    const ajv = new Ajv({ allErrors: true, validateFormats: false, allowUnionTypes: true })
    for (const file of (await readdir(inFolder('lines/data'))).filter((name) =>
      name.endsWith('.jsonl'),
    )) {
      const isValid = ajv.compile($defs[file.replace('.jsonl', '')])
      for (const line of (await readFile(inFolder(`lines/data/${file}`), 'utf8'))
        .trim()
        .split('\n'))
        expect([file, isValid(JSON.parse(line)), isValid.errors]).toEqual([file, true, null])
    }
  }, 60_000)

  test('what a location has that differs from the network’s page comes along, with its pictures', async () => {
    const network = await openTestSite(url, { network: fourLocations, preparesUploads: false })
    closeLater(network)
    const { networkPage, save, publish } = overrideSite(() => network)
    const id = await networkPage('/dress-code')
    const own = text('own', '<p>અહીં <img src="/media/2" alt="Scarves"></p>')
    await save(placeAt(id, LEICESTER), [text('dress', 'Scarves are lent'), own])
    await publish(placeAt(id, LEICESTER), 2)
    await exportFrom(network, inFolder('overrides.zip'))
    // In another network its pictures, locations and pages have other ids.
    const other = await site()
    const imported = await importInto(other, inFolder('overrides.zip'))
    expect(imported.counts.overrides).toMatchObject({ new: 2 })
    const [row] = await other.app.database.orm
      .select({ published: pageOverrides.published, slug: locations.slug })
      .from(pageOverrides)
      .innerJoin(locations, eq(locations.id, pageOverrides.locationId))
      .where(and(eq(pageOverrides.language, 'en-US'), gt(pageOverrides.publishedCount, 0)))
    expect(row?.slug).toBe('leicester')
    expect((await other.get('/leicester/dress-code')).body).toContain('Scarves are lent')
    const fresh = await empty()
    await importInto(fresh, inFolder('overrides.zip'))
    await exportFrom(fresh, inFolder('overrides2.zip'))
    expect(await readFile(inFolder('overrides2.zip'))).toEqual(
      await readFile(inFolder('overrides.zip')),
    )
  }, 60_000)

  test('shared blocks come along with the pages that name them, also where others have their ids', async () => {
    const network = await site()
    const made = `mutation ($title: String, $content: JSON) {
      saved: createOrUpdateSharedBlock(title: $title, locationId: "10", content: $content) { id version } }`
    const publish = `mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { id } }`
    const blocks = [text('way', 'Take bus 7'), text('car', 'Park here')]
    const { saved: shared } = await network.ask(made, {
      ...{ title: 'How to reach us', content: { format: 1, blocks } },
    })
    await network.ask(publish, { id: shared.id })
    const changes = [{ at: changeAddress('car', 'html'), text: '', html: '<p>Park there</p>' }]
    const use = newBlock(sharedBlock, 'use', { shared: Number(shared.id), changes })
    const content = { format: 1, blocks: [use] }
    const saved = await network.ask(
      `mutation ($topic: TopicInput) { createOrUpdateDocument(title: "Reach us", type: PAGE, topic: $topic) { id } }`,
      {
        topic: {
          ...{ locationId: '10', externalUrl: '/reach' },
          items: [{ locationId: '10', title: 'Reach us', content }],
        },
      },
    )
    await network.ask(publish, { id: saved.createOrUpdateDocument.id })
    expect((await network.get('/reach')).body).toMatch(/Take bus 7[\s\S]*Park there/)
    await exportFrom(network, inFolder('shared.zip'))
    const other = await site()
    // Takes the id that the shared block had.
    await other.publish({ address: '/first', text: 'Another page' })
    await importInto(other, inFolder('shared.zip'))
    expect((await other.get('/reach')).body).toMatch(/Take bus 7[\s\S]*Park there/)
    const [named] = await other.app.database.orm
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.type, 'SHARED'))
    const [item] = await other.app.database.orm
      .select({ content: topicItems.content })
      .from(topicItems)
      .innerJoin(documents, eq(documents.topicId, topicItems.topicId))
      .where(eq(documents.title, 'Reach us'))
    expect(JSON.parse(item?.content ?? '').blocks[0].fields[0].value).toBe(named?.id)
    const fresh = await empty()
    await importInto(fresh, inFolder('shared.zip'))
    await exportFrom(fresh, inFolder('shared2.zip'))
    expect(await readFile(inFolder('shared2.zip'))).toEqual(await readFile(inFolder('shared.zip')))
  }, 60_000)

  test('a page goes to another network with its pictures, and its links point at what is there', async () => {
    const from = await site()
    const target = await from.publish({ address: '/hall', text: 'The hall' })
    const content = {
      format: 1,
      blocks: [
        {
          ...{ id: 'b1', name: 'Text', displayName: 'Text' },
          fields: [
            {
              id: 'f1',
              type: 'html',
              name: 'html',
              value: '<p><img src="/media/2-0a1b2c3d" alt="">ગર્ભગૃહ</p>',
            },
          ],
        },
        {
          ...{ id: 'b2', name: 'GettingHere', displayName: 'Getting here' },
          fields: [
            {
              id: 'f2',
              type: 'link',
              name: 'busLink',
              value: { pageId: Number(target), blockId: null, href: null },
            },
          ],
        },
      ],
    }
    const page = await from.publish({ address: '/shrine', text: '', content })
    await exportFrom(from, inFolder('page.zip'), { scope: { of: 'page', page: Number(page) } })
    const to = await site()
    const { orm } = to.app.database
    // Ids of both networks are alike: what came must not be taken for what was there.
    await to.publish({ address: '/other', text: 'Of this network' })
    const imported = await importInto(to, inFolder('page.zip'))
    expect(imported.counts.document).toMatchObject({ new: 1, conflict: 0 })
    const [row] = await orm
      .select({ id: documents.id, content: topicItems.content })
      .from(documents)
      .innerJoin(topicItems, eq(topicItems.topicId, documents.topicId))
      .where(eq(documents.externalUrl, '/shrine'))
    const blocks = JSON.parse(row?.content ?? '{}').blocks
    const media = Number(/\/media\/(\d+)"/.exec(blocks[0].fields[0].value)?.[1])
    const [picture] = await orm.select().from(mediaItems).where(eq(mediaItems.id, media))
    expect(picture?.displayName).toBe('Inside')
    // The page that it links to did not come: the link leads to no other one instead.
    const linked = blocks.length > 1 ? blocks[1].fields[0].value.pageId : 0
    const [wrong] = await orm
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, linked))
    expect(wrong).toBeUndefined()
    expect((await to.get('/shrine')).body).toContain('ગર્ભગૃહ')
    await exportFrom(from, inFolder('hall.zip'), { scope: { of: 'page', page: Number(target) } })
    await importInto(to, inFolder('hall.zip'))
    const [found] = await orm.select().from(documents).where(eq(documents.id, linked))
    expect(found?.externalUrl).toBe('/hall')
  }, 60_000)

  test('a location comes with what belongs to it and what that names, and nothing else', async () => {
    await exportFrom(sample(), inFolder('ottawa.zip'), {
      scope: { of: 'location', location: 'ottawa' },
    })
    const other = await empty()
    const imported = await importInto(other, inFolder('ottawa.zip'))
    expect(imported.listed.filter(({ state }) => state !== 'missing')).toEqual([])
    const { orm } = other.app.database
    const [ottawa] = await orm.select().from(locations).where(eq(locations.slug, 'ottawa'))
    const own = await orm
      .select({ title: events.title })
      .from(events)
      .where(eq(events.locationId, ottawa?.id ?? 0))
    const [expected] = await sample()
      .app.database.orm.select({ count: sql<number>`count(*)::int` })
      .from(events)
      .innerJoin(locations, eq(locations.id, events.locationId))
      .where(eq(locations.slug, 'ottawa'))
    expect(own).toHaveLength(expected?.count ?? 0)
    // And the one of another location that a block of its pages shows.
    expect(await countOf(other, events)).toBe(own.length + 1)
    expect(imported.originals.stored).toBeLessThan(171)
  }, 60_000)

  test('an article with a slug of this network is a conflict, and overwritten when that is asked for', async () => {
    const from = await site()
    await exportFrom(from, inFolder('articles.zip'))
    const to = await site()
    const { orm } = to.app.database
    await orm.update(posts).set({ title: 'નવો ખંડ' }).where(eq(posts.id, 1))
    const kept = await importInto(to, inFolder('articles.zip'))
    const listed = kept.listed.filter(({ file }) => file === 'data/newsArticle.jsonl')
    expect(listed).toMatchObject([{ state: 'conflict', title: 'A new hall' }])
    expect(kept.counts.event).toMatchObject({ new: 0, conflict: 0, equal: 1 })
    await importInto(to, inFolder('articles.zip'), { overwrites: true })
    const titles = await orm.select({ title: posts.title }).from(posts)
    expect(titles).toEqual([{ title: 'A new hall' }])
  }, 60_000)
})
