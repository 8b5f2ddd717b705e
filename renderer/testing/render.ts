import { loadPage } from '#renderer/page/load-page'
import { renderBlocks } from '#renderer/page/render-page'
import { definitions } from '#renderer/registry/definitions'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { outlineOf } from '#schema/page/tree'
import type { PageContext } from '#schema/site/page-context'
import { type GivenSource, homePage, sourceWith } from './world'

/** Values other than those of `world.ts`. */
export interface World {
  readonly page?: Partial<PageContext>
  readonly source?: GivenSource
}

/** A block as it is stored, with its defaults where nothing else is given. */
export function block(
  name: string,
  props: Readonly<Record<string, unknown>> = {},
  changes: Partial<StoredBlock> = {},
): StoredBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  const stored = newBlock(definition, name.toLowerCase())
  const fields = stored.fields.map((field) =>
    Object.hasOwn(props, field.name) ? { ...field, value: props[field.name] } : field,
  )
  return { ...stored, fields, ...changes }
}

/** Renders blocks as a visitor gets them and puts them into the document. Fails when one could not be rendered. */
export async function renderPage(blocks: readonly StoredBlock[], world: World = {}) {
  const content = { format: 1 as const, blocks }
  const page = { ...homePage, outline: outlineOf(content), ...world.page }
  const loaded = await loadPage(content, definitions, sourceWith(world.source), page)
  const drawn = renderBlocks({ blocks, inputs: loaded.inputs, registry: definitions, page })
  for (const { error } of [...loaded.failures, ...drawn.failures]) throw error
  const html = drawn.blocks.map((each) => each.html).join('')
  document.body.innerHTML = `<main class="page">${html}</main>`
  return document.body.firstElementChild as HTMLElement
}

/** Renders one block; gives its root element, the one an island gets. */
export async function renderBlock(
  name: string,
  props: Readonly<Record<string, unknown>> = {},
  world: World = {},
): Promise<HTMLElement> {
  const page = await renderPage([block(name, props)], world)
  // React may put a preload of the first picture before it.
  return page.querySelector('.block') as HTMLElement
}
