import { expect, test, vi } from 'vitest'
import type { ContentSource } from '#schema/api/content-source'
import type { PreloadedBlocks } from '#schema/api/opening'
import { placeOf } from '#schema/entities/place'
import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import { definitions } from '../registry/definitions'
import { storedSamples } from '../registry/stored-samples'
import { galleryOf, homePage, picture, sourceWith } from '../testing/world'
import { loadPage } from './load-page'
import { inputsKey, MAX_PRELOADED_BLOCKS, preloadBlocks, preloadedInputs } from './preload-blocks'

const picturesThere: ContentSource['media'] = async (ids) => ids.map((id) => picture(id))

test('what comes with the page is what each block would load', async () => {
  const blocks = storedSamples.map(({ block }) => block)
  const source = sourceWith({
    media: picturesThere,
    gallery: async (id) => galleryOf(id, [picture(3), picture(4)]),
    pages: async (ids) => ids.map((id) => ({ id, title: `Page ${id}`, path: `/page-${id}` })),
  })
  const { inputs: expected } = await loadPage(contentOf(blocks), definitions, source, homePage)
  const inputs = await throughHtml({ page: contentOf(blocks), layout: null }, source)
  expect(inputs.size).toBeGreaterThan(10)
  for (const { id, name } of allBlocks(blocks)) {
    const { props = {}, data, refs } = expected.get(id) ?? {}
    const sent = inputs.get(inputsKey(known(name), props))
    if (!sent) continue
    expect({ props: sent.props, data: sent.data }, name).toEqual({ props, data })
    for (const record of refs?.records.flat() ?? []) {
      const { id } = record as { readonly id: number }
      const isPicture = refs?.media(id) === record
      if (isPicture) expect(sent.refs.media(id), name).toEqual(record)
      else expect(sent.refs.href({ pageId: id }), name).toBe(refs?.href({ pageId: id }))
    }
  }
})

test('pictures have the words of the place, those that are kept their own', async () => {
  const texts = [{ language: 'gu-IN', locationId: null, altText: 'મંદિર', caption: null }]
  const media: ContentSource['media'] = async (ids) => ids.map((id) => picture(id, { texts }))
  const content = contentOf([mediaBlock('b_1', 7)])
  const gujarati = { ...homePage, language: 'gu-IN' }
  const [inputs] = (
    await throughHtml({ page: content, layout: null }, sourceWith({ media }), gujarati)
  ).values()
  expect(inputs?.refs.media(7)?.altText).toBe('મંદિર')
  const kept = await preload({ page: content, layout: null }, sourceWith({ media }), gujarati)
  expect(kept.media.map(({ altText }) => altText)).toEqual(['Picture 7'])
})

test('a block that fails is left out, the others come', async () => {
  const media: ContentSource['media'] = async (ids) => {
    if (ids.includes(8)) throw new Error('Visitors do not see it')
    return picturesThere(ids)
  }
  const content = contentOf([mediaBlock('b_1', 7), mediaBlock('b_2', 8), mediaBlock('b_3', 9)])
  const { page } = await preload({ page: content, layout: null }, sourceWith({ media }))
  expect(Object.keys(page)).toEqual(['b_1', 'b_3'])
})

test('hidden blocks and those that show their fields alone are asked nothing about', async () => {
  const media = vi.fn(picturesThere)
  const hidden = { ...mediaBlock('b_1', 7), hidden: true }
  const text = newBlock(known('Text'), 'b_2')
  const content = contentOf([hidden, text, { id: 'b_3', name: 'Gone', fields: [] }])
  const { page } = await preload({ page: content, layout: null }, sourceWith({ media }))
  expect(page).toEqual({})
  expect(media).not.toHaveBeenCalled()
})

test('of a long page it is the layout and the first blocks', async () => {
  const many = Array.from({ length: 500 }, (_, index) => mediaBlock(`b_${index}`, index + 1))
  const layout = contentOf([mediaBlock('b_0', 900)])
  const media = vi.fn(picturesThere)
  const { page, ...rest } = await preload({ page: contentOf(many), layout }, sourceWith({ media }))
  expect(media).toHaveBeenCalledTimes(MAX_PRELOADED_BLOCKS)
  expect(Object.keys(rest.layout)).toEqual(['b_0'])
  expect(Object.keys(page)).toEqual(many.slice(0, MAX_PRELOADED_BLOCKS - 1).map(({ id }) => id))
})

test('what is very long is left to be asked for', async () => {
  const long = 'અ'.repeat(40_000)
  const media: ContentSource['media'] = async (ids) =>
    ids.map((id) => picture(id, { caption: long }))
  const content = contentOf([mediaBlock('b_1', 7), mediaBlock('b_2', 8), mediaBlock('b_3', 9)])
  const preloaded = await preload({ page: content, layout: null }, sourceWith({ media }))
  expect(Object.keys(preloaded.page)).toEqual(['b_1'])
  expect(preloaded.media.map(({ id }) => id)).toEqual([7])
})

function contentOf(blocks: readonly StoredBlock[]): PageContent {
  return { format: 1, blocks: [...blocks] }
}

function known(name: string) {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  return definition
}

function mediaBlock(id: string, media: number): StoredBlock {
  return newBlock(known('AboutTeaser'), id, { media })
}

async function preload(
  contents: { readonly page: PageContent; readonly layout: PageContent | null },
  source: ContentSource,
  page: PageContext = homePage,
): Promise<PreloadedBlocks> {
  const blocks = await preloadBlocks(contents, { registry: definitions, source, page })
  return { documentId: 1, language: page.language, now: page.now, today: '2026-11-20', ...blocks }
}

/** As it arrives in the editor. */
async function throughHtml(
  contents: Parameters<typeof preload>[0],
  source: ContentSource,
  page: PageContext = homePage,
) {
  const sent = JSON.parse(JSON.stringify(await preload(contents, source, page)))
  return preloadedInputs(sent, contents, { registry: definitions, place: placeOf(page) })
}
