import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StyledBlock } from '#renderer/page/markup-memory'
import {
  type Announcement,
  SiteAnnouncements,
} from '#renderer/parts/announcements/site-announcements'
import { needsOf, type StyleNeeds } from '#renderer/registry/style-needs'
import type { Registry } from '#schema/block/block'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { escapeHtml } from '#schema/text/escape-text'
import type { PreparedPage, SiteTools } from '../page/page-request'
import type { PageBody } from './document'

/** The HTML of a page’s blocks, in order. */
interface RenderedAreas {
  readonly header: string
  /** The first screen: the beginning of the main part, visible without scrolling. */
  readonly opening: string
  readonly more: string
  readonly footer: string
  /** Styles needed by the first screen, and those needed below it. */
  readonly first: readonly StyleNeeds[]
  readonly rest: readonly StyleNeeds[]
  readonly hasIslands: boolean
}

/** Renders a page’s blocks. A block that fails to render is omitted and reported. */
export function renderAreas(
  { request, frame, inputs, context, announced }: PreparedPage,
  { registry, onBlockFailure, markup }: Pick<SiteTools, 'registry' | 'onBlockFailure' | 'markup'>,
): RenderedAreas {
  const { page, notice = '', bar = '' } = request
  const areas = splitPage(page.content, registry)
  const parts = [
    [...frame.header, ...areas.header],
    areas.main,
    [...areas.footer, ...frame.footer],
  ] as const
  const { blocks, failures } = markup.render({
    blocks: parts.flat(),
    inputs,
    registry,
    page: context,
    // Pages with query parameters are not cached, because searches are unlimited in number; blocks that don’t read parameters are
    // cached with the plain page.
    keeps: request.query === undefined,
  })
  for (const { block, error } of failures) onBlockFailure(block, page, error)
  const [before, main] = parts.map(({ length }) => length)
  const start = before ?? 0
  const end = start + (main ?? 0)
  // Announcements come before the message of a not-found page.
  const above = `${bar}${announcementsHtml(announced.announcements, context.language)}`
  const split = notice === '' ? openingEnd(blocks, start, end) : start
  return {
    header: `${above}${htmlOf(blocks.slice(0, start))}`,
    opening: `${notice}${htmlOf(blocks.slice(start, split))}`,
    more: htmlOf(blocks.slice(split, end)),
    footer: htmlOf(blocks.slice(end)),
    first: [
      ...needsIn(blocks.slice(0, split)),
      ...[notice, above].flatMap((html) => (html ? [needsOf(html, [])] : [])),
    ],
    rest: needsIn(blocks.slice(split)),
    hasIslands: blocks.some(({ hasIslands }) => hasIslands),
  }
}

/** Returns an empty string if there are none, so that the page’s bytes don’t change. */
function announcementsHtml(announcements: readonly Announcement[], language: string): string {
  if (announcements.length === 0) return ''
  return renderToStaticMarkup(createElement(SiteAnnouncements, { announcements, language }))
}

/** Returns the index after the first block of the main part that isn’t empty. */
function openingEnd(blocks: readonly StyledBlock[], start: number, end: number): number {
  const at = blocks.slice(start, end).findIndex(({ html }) => !isEmpty(html))
  return at < 0 ? end : start + at + 1
}

/** Returns whether a block shows nothing: its root element is empty. */
function isEmpty(html: string): boolean {
  return html === '' || /^<div[^>]*><\/div>$/.test(html)
}

function htmlOf(blocks: readonly StyledBlock[]): string {
  return blocks.map(({ html }) => html).join('')
}

function needsIn(blocks: readonly StyledBlock[]): StyleNeeds[] {
  return blocks.flatMap(({ html, needs }) => (html === '' ? [] : [needs]))
}

/**
 * Returns the page’s body. The style sheet for content below the first screen is linked where that begins, so that browsers
 * render the first screen without waiting for it, and nothing below before it is loaded. `sheet` is its address, `''` if none is
 * needed.
 */
export function bodyOf({ header, opening, more, footer }: RenderedAreas, sheet: string): PageBody {
  return { header, main: `${withSheet(opening, sheet)}${more}`, footer }
}

/** Inserted at the end of the last block, not after it, because the spacing of blocks depends on their siblings. */
function withSheet(opening: string, sheet: string): string {
  if (sheet === '') return opening
  const link = `<link rel="stylesheet" href="${escapeHtml(sheet)}">`
  return /<\/div>$/.test(opening) ? opening.replace(/<\/div>$/, `${link}</div>`) : opening + link
}

/** The blocks of a page before, in and after its main part. */
interface PageAreas {
  readonly header: readonly StoredBlock[]
  readonly main: readonly StoredBlock[]
  readonly footer: readonly StoredBlock[]
}

/**
 * Splits a page into landmarks: navigation at its start and footers at its end are outside the main part, so that screen readers
 * find them.
 */
function splitPage({ blocks }: PageContent, registry: Registry): PageAreas {
  const isOf = (category: string) => (block: StoredBlock) =>
    block.hidden === true || registry.get(block.name)?.category === category
  const start = blocks.findIndex((block) => !isOf('navigation')(block))
  const header = start < 0 ? blocks : blocks.slice(0, start)
  const rest = blocks.slice(header.length)
  const end = rest.findLastIndex((block) => !isOf('footer')(block))
  return { header, main: rest.slice(0, end + 1), footer: rest.slice(end + 1) }
}
