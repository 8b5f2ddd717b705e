import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { storedSamples } from '#renderer/registry/stored-samples'
import { block } from '#renderer/testing/render'
import { galleryOf, homePage, picture, sourceOfRecords, sourceWith } from '#renderer/testing/world'
import type { ContentSource } from '#schema/api/content-source'
import type { StoredBlock } from '#schema/page/content'
import type { PageContext } from '#schema/site/page-context'
import {
  activityOf,
  articleOf,
  eventOf,
  itemOfEvent,
  sourceOfEvents,
  talkOf,
} from '../testing/records'
import { loadPage } from './load-page'
import { createMarkupMemory, type MarkupMemory } from './markup-memory'
import { renderBlocks } from './render-page'

const MEBIBYTE = 1024 * 1024
const samples = storedSamples.map((sample) => sample.block)
const full = sourceWith({
  gallery: async (id) => galleryOf(id, [picture(1), picture(2)]),
  ...sourceOfRecords([
    ...[eventOf(1), eventOf(2)].map(itemOfEvent),
    talkOf(1),
    talkOf(2),
    activityOf(1),
    articleOf(1),
    articleOf(2),
  ]),
})

describe('the markup of a block is the same', () => {
  const pages: readonly Partial<PageContext>[] = [
    {},
    {
      path: '/explore/mandir',
      title: 'Mandir',
      canonical: 'https://www.example.org/explore/mandir',
    },
    { language: 'gu-IN' },
    { siteRoot: '/ottawa', path: '/visit' },
    { now: '2027-02-01T03:00:00Z' },
    { location: { ...homePage.location, name: 'The other mandir', phonePrimary: '' } },
    { outline: [{ id: 'a', displayName: 'A part', name: 'Text', depth: 0 }] },
    { headerOverlays: true },
    { query: { page: '2', q: 'hall' } },
  ]
  const memory = memoryOf(64 * MEBIBYTE)

  test.each(pages)('as when it is rendered separately, on a page with %j', async (changes) => {
    const page = { ...homePage, ...changes }
    const { inputs } = await loadPage({ format: 1, blocks: samples }, definitions, full, page)
    const asked = { blocks: samples, inputs, registry: definitions, page }
    const alone = renderBlocks(asked).blocks.map(({ html }) => html)
    for (let turn = 0; turn < 2; turn += 1)
      expect(memory.render(asked).blocks.map(({ html }) => html)).toEqual(alone)
  })
})

test('what blocks fetch is data, of which nothing is lost as text', async () => {
  const { inputs } = await loadPage({ format: 1, blocks: samples }, definitions, full, homePage)
  for (const [id, { data, props }] of inputs)
    expect([id, JSON.parse(JSON.stringify([data, props]))]).toEqual([id, [data ?? null, props]])
})

test('other data shows at once', async () => {
  const memory = memoryOf(MEBIBYTE)
  const blocks = [block('EventsPromo')]
  const titled = (title: string) => sourceWith(sourceOfEvents([eventOf(1, { title })]))
  expect(await shown(memory, blocks, { source: titled('Diwali') })).toContain('Diwali')
  const later = await shown(memory, blocks, { source: titled('Annakut') })
  expect(later).toContain('Annakut')
  expect(later).not.toContain('Diwali')
})

test('so does another picture, another address of a page, and another year', async () => {
  const memory = memoryOf(MEBIBYTE)
  const footer = [
    block('Footer', {
      logo: 3,
      copyrightEnd: null,
      links: [{ label: 'Ours', link: { pageId: 5 } }],
    }),
  ]
  const media = async () => [picture(3, { url: '/media/3-new' })]
  const pages = async () => [{ id: 5, title: 'Ours', path: '/moved' }]
  const before = await shown(memory, footer, { page: { now: '2026-12-31T23:59:00Z' } })
  expect(before).toContain('/media/3?')
  expect(before).toContain('/pages/5')
  expect(before).toContain('2026')
  expect(await shown(memory, footer, { source: sourceWith({ media }) })).toContain('/media/3-new?')
  expect(await shown(memory, footer, { source: sourceWith({ pages }) })).toContain('/moved')
  expect(await shown(memory, footer, { page: { now: '2027-01-01T00:00:00Z' } })).toContain('2027')
})

test('pages that differ in nothing a block shows share it', async () => {
  const memory = memoryOf(MEBIBYTE)
  const blocks = [block('Text', { html: '<p>Welcome</p>' })]
  await shown(memory, blocks)
  const { weight } = memory
  await shown(memory, blocks, { page: { path: '/visit', title: 'Visit' } })
  expect(memory.weight).toBe(weight)
  expect(await shown(memory, blocks, { page: { language: 'gu-IN' } })).toContain('lang="en"')
  await shown(memory, [block('Text', { html: '<p>Namaste</p>' })])
  expect(memory.weight).toBeGreaterThan(weight)
})

test('a menu is shared by pages that it marks alike', async () => {
  const memory = memoryOf(MEBIBYTE)
  const menu = [block('TopNavigation')]
  const on = (path: string) => shown(memory, menu, { page: { path } })
  const below = await on('/connect/events/1')
  const { weight } = memory
  expect(await on('/connect/events/2')).toBe(below)
  expect(memory.weight).toBe(weight)
  expect(below).not.toBe(await on('/connect/news'))
  expect(await on('/connect/events')).toContain('aria-current="page"')
})

test('of a page that is not kept nothing is added', async () => {
  const memory = memoryOf(MEBIBYTE)
  const blocks = [
    block('Text', { html: '<p>Welcome</p>' }),
    block('Text', { html: '<p>Results</p>' }, { id: 'results' }),
  ]
  await shown(memory, blocks.slice(0, 1))
  const { weight } = memory
  const { inputs } = await loadPage({ format: 1, blocks }, definitions, full, homePage)
  const asked = { blocks, inputs, registry: definitions, page: homePage, keeps: false }
  const html = memory.render(asked).blocks.map((each) => each.html)
  expect(html).toEqual([expect.stringContaining('Welcome'), expect.stringContaining('Results')])
  expect(memory.weight).toBe(weight)
})

test('blocks in a container are rendered again when one of them has changed', async () => {
  const memory = memoryOf(MEBIBYTE)
  const section = (html: string) =>
    block('Section', {}, { slots: { content: [block('Text', { html })] } })
  expect(await shown(memory, [section('<p>Welcome</p>')])).toContain('Welcome')
  expect(await shown(memory, [section('<p>Namaste</p>')])).toContain('Namaste')
})

test('it takes no more than its limit', async () => {
  const limit = 40_000
  const memory = memoryOf(limit)
  for (let number = 0; number < 50; number += 1)
    await shown(memory, [block('Text', { html: `<p>${number} ${'word '.repeat(200)}</p>` })])
  expect(memory.weight).toBeLessThanOrEqual(limit)
  expect(memory.weight).toBeGreaterThan(limit / 2)
})

test('a block that fails is left out and named, and tried again the next time', async () => {
  const memory = memoryOf(MEBIBYTE)
  const blocks = [block('Text', { html: '<p>Welcome</p>' }), block('Video')]
  const { inputs } = await loadPage({ format: 1, blocks }, definitions, full, homePage)
  const broken = new Map(inputs).set('video', { ...inputs.get('text'), props: null } as never)
  for (let turn = 0; turn < 2; turn += 1) {
    const drawn = memory.render({ blocks, inputs: broken, registry: definitions, page: homePage })
    expect(drawn.failures.map((failure) => failure.block.id)).toEqual(['video'])
    expect(drawn.blocks.map(({ html }) => html !== '')).toEqual([true, false])
  }
  const whole = memory.render({ blocks, inputs, registry: definitions, page: homePage })
  expect(whole.failures).toEqual([])
})

function memoryOf(limit: number) {
  return createMarkupMemory({ limit, digest: (text) => text, copy: (text) => text })
}

interface World {
  readonly page?: Partial<PageContext>
  readonly source?: ContentSource
}

async function shown(memory: MarkupMemory, blocks: readonly StoredBlock[], world: World = {}) {
  const page = { ...homePage, ...world.page }
  const source = world.source ?? sourceWith()
  const { inputs } = await loadPage({ format: 1, blocks }, definitions, source, page)
  const drawn = memory.render({ blocks, inputs, registry: definitions, page })
  return drawn.blocks.map(({ html }) => html).join('')
}
