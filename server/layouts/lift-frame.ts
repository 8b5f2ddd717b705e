import { definitions } from '#renderer/registry/definitions'
import type { FrameRole } from '#schema/block/block'
import type { LayoutChoice, PageContent, StoredBlock } from '#schema/page/content'
import { canonical } from '#schema/page/merge/canonical'
import { pageOutlet } from '#schema/page/page-outlet'
import { hasOwn, type LayoutParts } from '#schema/page/site-layout'
import { newBlock, propsOf, withProp } from '#schema/page/stored-props'

/*
 * Pages of earlier releases held the header and the footer of their site themselves. What most pages of a site have in
 * common becomes its layout; what equals it is taken off the pages.
 */

/** How a navigation of earlier releases said that it lies over the picture below it; now the page says so. */
const APPEARANCE = { field: 'appearance', solid: 'solid', overlay: 'transparent' } as const

/** The layout that most of these pages have in common; `null` when none of them has a header or a footer. */
export function commonLayout(pages: readonly PageContent[]): PageContent | null {
  const header = commonest(pages.flatMap(({ blocks }) => asPart(blocks[0], 'header')))
  const footer = commonest(pages.flatMap(({ blocks }) => asPart(blocks.at(-1), 'footer')))
  if (!header && !footer) return null
  return {
    format: 1,
    blocks: [
      ...(header ? [{ ...withoutOverlay(header), id: 'header' }] : []),
      newBlock(pageOutlet, 'page'),
      ...(footer ? [{ ...footer, id: 'footer' }] : []),
    ],
  }
}

/**
 * A page without what equals the layout around it. A page that differs keeps its own; one that `isPublic` and had none
 * goes on without, so that visitors see what they saw before.
 */
export function withoutFrame(
  page: PageContent,
  { header, footer }: LayoutParts,
  { isPublic }: { readonly isPublic: boolean },
): PageContent {
  const { blocks } = page
  const opens = beginsWith(blocks, header)
  const rest = opens ? blocks.slice(header.length) : blocks
  const closes = beginsWith([...rest].reverse(), [...footer].reverse())
  const chosen: LayoutChoice = {
    ...page.layout,
    ...(opens && overlays(blocks) && { header: 'overlay' }),
    ...(isBare(page, 'header', isPublic && header.length > 0) && { header: 'none' }),
    ...(isBare(page, 'footer', isPublic && footer.length > 0) && { footer: 'none' }),
  }
  if (!opens && !closes && Object.keys(chosen).length === 0) return page
  return {
    ...page,
    ...(Object.keys(chosen).length > 0 && { layout: chosen }),
    blocks: closes ? rest.slice(0, rest.length - footer.length) : rest,
  }
}

/** Whether two layouts render the same. */
export function isSameFrame(a: LayoutParts, b: LayoutParts): boolean {
  const says = ({ header, footer }: LayoutParts) =>
    canonical([header.map(saidBy), footer.map(saidBy)])
  return says(a) === says(b)
}

function asPart(block: StoredBlock | undefined, role: FrameRole): StoredBlock[] {
  const isPart = block && !block.hidden && definitions.get(block.name)?.frameRole === role
  return isPart ? [block] : []
}

/** The first of those that are there most often, whatever their ids. */
function commonest(blocks: readonly StoredBlock[]): StoredBlock | null {
  const counts = new Map<string, { readonly block: StoredBlock; times: number }>()
  for (const block of blocks) {
    const said = saidBy(block)
    const known = counts.get(said)
    if (known) known.times += 1
    else counts.set(said, { block, times: 1 })
  }
  const [most = null] = [...counts.values()].sort((a, b) => b.times - a.times)
  return most?.block ?? null
}

function beginsWith(blocks: readonly StoredBlock[], parts: readonly StoredBlock[]): boolean {
  return (
    parts.length > 0 &&
    parts.every((part, at) => {
      const block = blocks[at]
      return block !== undefined && !block.hidden && saidBy(block) === saidBy(part)
    })
  )
}

function isBare(page: PageContent, role: FrameRole, isAsked: boolean): boolean {
  return isAsked && page.layout?.[role] === undefined && !hasOwn(page, role, definitions)
}

/** What a block says, whatever it is called: two that say the same render the same. */
function saidBy(block: StoredBlock): string {
  const { name, displayName = '', slots = {} } = block
  const definition = definitions.get(name)
  const { [APPEARANCE.field]: _, ...props } = definition
    ? (propsOf(definition, block) as Record<string, unknown>)
    : { fields: block.fields }
  const inside = Object.entries(slots).map(([slot, blocks]) => [slot, blocks.map(saidBy)])
  return canonical({ name, displayName, props, inside })
}

function overlays([first]: readonly StoredBlock[]): boolean {
  return appearanceOf(first) === APPEARANCE.overlay
}

function withoutOverlay(block: StoredBlock): StoredBlock {
  const definition = definitions.get(block.name)
  if (!definition || appearanceOf(block) !== APPEARANCE.overlay) return block
  return withProp(definition, block, APPEARANCE.field, APPEARANCE.solid)
}

function appearanceOf(block: StoredBlock | undefined): unknown {
  const definition = block && definitions.get(block.name)
  return definition && (propsOf(definition, block) as Record<string, unknown>)[APPEARANCE.field]
}
