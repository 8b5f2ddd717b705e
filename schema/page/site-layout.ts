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

/** The layout of a location's site, as returned by `siteLayout`. */
export interface SiteLayout {
  readonly documentId: number
  /** The owner: the location itself, or the network. */
  readonly locationId: number
  readonly locationName: string
  /** As visitors see it; `null` if it was never published. */
  readonly content: PageContent | null
  /** The caller's permission; `null` if they may not open it. */
  readonly permission: PermissionLevel | null
}

/** The blocks of a layout around a page. */
interface LayoutParts {
  readonly header: readonly StoredBlock[]
  readonly footer: readonly StoredBlock[]
}

/** The layout shown around a page, and the parts that the page leaves out or replaces with its own. */
export interface PageFrame extends LayoutParts {
  readonly headerOverlays: boolean
}

const NOTHING: LayoutParts = { header: [], footer: [] }

/** Returns the blocks before and after a layout's outlet. */
export function partsOf({ blocks }: PageContent): LayoutParts {
  const at = blocks.findIndex(isOutlet)
  return at < 0 ? NOTHING : { header: blocks.slice(0, at), footer: blocks.slice(at + 1) }
}

/**
 * Returns the blocks of the site layout shown around a page, without the parts that the page leaves out or has itself, so that
 * nothing appears twice. Their ids differ from those of the page's blocks.
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

/** Returns a page with the blocks of its frame added. */
export function framedContent(page: PageContent, { header, footer }: LayoutParts): PageContent {
  if (header.length === 0 && footer.length === 0) return page
  return { ...page, blocks: [...header, ...page.blocks, ...footer] }
}

/** Returns the parts of the layout a page shows. Unvalidated stored values count as not chosen. */
export function layoutChoiceOf({ layout }: PageContent): Required<LayoutChoice> {
  const { header, footer } = (layout ?? {}) as Record<string, unknown>
  return {
    header: headerChoices.find((choice) => choice === header) ?? 'site',
    footer: footerChoices.find((choice) => choice === footer) ?? 'site',
  }
}

/** Returns whether a page has its own visible header or footer on the top level. */
function hasOwn({ blocks }: PageContent, role: FrameRole, registry: Registry): boolean {
  return blocks.some(({ name, hidden }) => !hidden && registry.get(name)?.frameRole === role)
}

/** Returns the issues of a layout: it must contain the outlet exactly once. */
export function checkLayout({ blocks }: PageContent): PageIssue[] {
  const outlets = [...allBlocks(blocks)].filter(isOutlet)
  const [outlet] = outlets
  const isRight = outlets.length === 1 && outlet && blocks.includes(outlet) && !outlet.hidden
  if (isRight) return []
  const message =
    'A site layout needs exactly one “The page” block, visible and not inside another block. It marks where pages appear'
  return [{ block: outlet?.id ?? '', field: null, rule: 'target', message }]
}

/** Returns the initial layout of a site: a header, the page, a footer. */
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

/** Returns the parts of a layout with new ids for blocks whose id the page uses. */
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
