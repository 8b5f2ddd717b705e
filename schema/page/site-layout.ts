import type { FrameRole, Registry } from '../block/block'
import type { PermissionLevel } from '../entities/statuses'
import type { PageIssue } from '../fields/field'
import {
  allBlocks,
  footerChoices,
  headerChoices,
  type LayoutChoice,
  type PageContent,
  type StoredBlock,
} from './content'
import { isOutlet, pageOutlet } from './page-outlet'
import { newBlock } from './stored-props'

/** The layout around the pages of a location's site, as `siteLayout` answers it. */
export interface SiteLayout {
  readonly documentId: number
  /** Whose it is: the location's own, or the network's. */
  readonly locationId: number
  readonly locationName: string
  /** As visitors see it; `null` while it was never published. */
  readonly content: PageContent | null
  /** What one may do to it; `null` when one may not open it. */
  readonly permission: PermissionLevel | null
}

/** The blocks of a layout that stand around a page. */
export interface LayoutParts {
  readonly header: readonly StoredBlock[]
  readonly footer: readonly StoredBlock[]
}

/** What is shown of the layout around a page, and what of it the page leaves out or has of its own. */
export interface PageFrame extends LayoutParts {
  readonly headerOverlays: boolean
}

const NOTHING: LayoutParts = { header: [], footer: [] }

/** What stands before and after a layout's outlet. */
export function partsOf({ blocks }: PageContent): LayoutParts {
  const at = blocks.findIndex(isOutlet)
  return at < 0 ? NOTHING : { header: blocks.slice(0, at), footer: blocks.slice(at + 1) }
}

/**
 * The blocks of the site layout that are shown around a page: not what the page leaves out, and not what it has one of
 * its own of, so that nothing is shown twice. Their ids are those of no block of the page.
 */
export function frameOf(
  page: PageContent,
  layout: PageContent | null,
  registry: Registry,
): PageFrame {
  const { header: headerChoice, footer: footerChoice } = layoutChoiceOf(page)
  const parts = layout ? withFreeIds(partsOf(layout), page) : NOTHING
  const showsHeader = headerChoice !== 'none' && !hasOwn(page, 'header', registry)
  const showsFooter = footerChoice !== 'none' && !hasOwn(page, 'footer', registry)
  return {
    header: showsHeader ? parts.header : [],
    footer: showsFooter ? parts.footer : [],
    headerOverlays: headerChoice === 'overlay',
  }
}

/** A page with the blocks of its frame around its own. */
export function framedContent(page: PageContent, { header, footer }: LayoutParts): PageContent {
  if (header.length === 0 && footer.length === 0) return page
  return { ...page, blocks: [...header, ...page.blocks, ...footer] }
}

/** What a page shows of the layout. What was stored without being looked at counts as not chosen. */
export function layoutChoiceOf({ layout }: PageContent): Required<LayoutChoice> {
  const { header, footer } = (layout ?? {}) as Record<string, unknown>
  return {
    header: headerChoices.find((choice) => choice === header) ?? 'site',
    footer: footerChoices.find((choice) => choice === footer) ?? 'site',
  }
}

/** Whether a page brings a header or a footer of its own, on its top level and visible. */
export function hasOwn({ blocks }: PageContent, role: FrameRole, registry: Registry): boolean {
  return blocks.some(({ name, hidden }) => !hidden && registry.get(name)?.frameRole === role)
}

/** What makes content no layout: it has to say once where the page stands. */
export function checkLayout({ blocks }: PageContent): PageIssue[] {
  const outlets = [...allBlocks(blocks)].filter(isOutlet)
  const [outlet] = outlets
  const isRight = outlets.length === 1 && outlet && blocks.includes(outlet) && !outlet.hidden
  if (isRight) return []
  const message =
    'A site layout needs exactly one “The page” block, visible and not inside another block. It marks where pages appear'
  return [{ block: outlet?.id ?? '', field: null, rule: 'target', message }]
}

/** The layout a site begins with: a header, the page, a footer. */
export function newLayout(registry: Registry): PageContent {
  const part = (role: FrameRole) => {
    const definition = [...registry.values()].find(({ frameRole }) => frameRole === role)
    return definition ? [newBlock(definition, role)] : []
  }
  return {
    format: 1,
    blocks: [...part('header'), newBlock(pageOutlet, 'page'), ...part('footer')],
  }
}

/** The parts of a layout, those blocks renamed whose id the page uses. */
function withFreeIds(parts: LayoutParts, page: PageContent): LayoutParts {
  const taken = new Set([...allBlocks(page.blocks)].map(({ id }) => id))
  const own = new Set([...allBlocks([...parts.header, ...parts.footer])].map(({ id }) => id))
  if (![...own].some((id) => taken.has(id))) return parts
  return { header: parts.header.map(rename), footer: parts.footer.map(rename) }

  function rename(block: StoredBlock): StoredBlock {
    const slots =
      block.slots &&
      Object.fromEntries(
        Object.entries(block.slots).map(([name, list]) => [name, list.map(rename)]),
      )
    return { ...block, id: freeId(block.id), ...(slots && { slots }) }
  }

  function freeId(id: string): string {
    if (!taken.has(id)) return id
    for (let number = 1; ; number += 1) {
      const name = `site-${id}${number === 1 ? '' : `-${number}`}`
      if (taken.has(name) || own.has(name)) continue
      own.add(name)
      return name
    }
  }
}
