import { beforeEach, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { layoutRegistry } from '#schema/page/page-outlet'

// As it is when the editor has just been loaded.
let library: typeof import('./block-library')
beforeEach(async () => {
  vi.resetModules()
  library = await import('./block-library')
})

test('what comes first is what groups blocks, what is around pages, and what an empty page suggests', async () => {
  const first = await library.registryWith('content', ['Text'])
  expect(first.size).toBeLessThan(definitions.size)
  const needed = [...definitions.values()]
    .filter(({ frameRole }) => frameRole !== undefined)
    .map(({ name }) => name)
  const names = [...needed, 'Section', 'Columns', 'Hero', 'Text', 'FeaturedCarousel', 'Media']
  expect(names.filter((name) => !first.has(name))).toEqual([])
})

test('a page with any other block is opened with all of them', async () => {
  const page = await library.registryWith('location', ['Text'])
  await library.registryWith('location', ['TopNavigation', 'PageOutlet', 'Footer'])
  const layout = await library.registryWith('layout', ['PageOutlet', 'Footer'])
  expect([page, layout].map((each) => each.has('WisdomFeatured'))).toEqual([false, false])
  expect(await library.registryWith('location', ['WisdomFeatured'])).toBe(page)
  expect([...page.keys()]).toEqual([...definitions.keys()])
  expect([...layout.keys()]).toEqual([...layoutRegistry(definitions).keys()])
})

test('what offers blocks comes with all of them; a kind that is nowhere stays unknown', async () => {
  const page = await library.registryWith('content', ['Text'])
  expect(await library.withLibrary(Promise.resolve('the palette'))).toBe('the palette')
  expect([page.size, page.has('Gone')]).toEqual([definitions.size, false])
})
