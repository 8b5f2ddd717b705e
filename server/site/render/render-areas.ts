import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StyledBlock } from '#renderer/page/markup-memory'
import {
  type Announcement,
  SiteAnnouncements,
} from '#renderer/parts/announcements/site-announcements'
import { needsOf, type StyleNeeds } from '#renderer/registry/style-needs'
import { escapeHtml } from '../../http/escape-html'
import type { PreparedPage, SiteTools } from '../page/page-request'
import type { PageBody } from './document'
import { splitPage } from './split-page'

/** The blocks of a page as markup, in order. */
interface RenderedAreas {
  readonly header: string
  /** The first screen: the beginning of the main part, which a visitor sees before scrolling. */
  readonly opening: string
  readonly more: string
  readonly footer: string
  /** What the first screen needs of the sheets, and what is below it. */
  readonly first: readonly StyleNeeds[]
  readonly rest: readonly StyleNeeds[]
  readonly hasIslands: boolean
}

/** Renders a page's blocks. One that fails to render is left out and reported. */
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
    // Searches have no end of parameters; what they share with the page without them is known from that.
    keeps: request.query === undefined,
  })
  for (const { block, error } of failures) onBlockFailure(block, page, error)
  const [before, main] = parts.map(({ length }) => length)
  const start = before ?? 0
  const end = start + (main ?? 0)
  // A not-found page opens with its message.
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

/** Nothing where there are none: such a page has the same bytes as without them. */
function announcementsHtml(announcements: readonly Announcement[], language: string): string {
  if (announcements.length === 0) return ''
  return renderToStaticMarkup(createElement(SiteAnnouncements, { announcements, language }))
}

/** Behind the first block of the main part that shows something. */
function openingEnd(blocks: readonly StyledBlock[], start: number, end: number): number {
  const at = blocks.slice(start, end).findIndex(({ html }) => !isEmpty(html))
  return at < 0 ? end : start + at + 1
}

/** Whether a block shows nothing: its root is empty. */
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
 * The page's body. The sheet of what is below the first screen stands where that begins: a browser renders what is above
 * without waiting for it, and nothing below before it is there. `sheet` is its address, `''` where none is needed.
 */
export function bodyOf({ header, opening, more, footer }: RenderedAreas, sheet: string): PageBody {
  return { header, main: `${withSheet(opening, sheet)}${more}`, footer }
}

/** At the end of the last block, not after it: the spacing of blocks depends on their neighbours. */
function withSheet(opening: string, sheet: string): string {
  if (sheet === '') return opening
  const link = `<link rel="stylesheet" href="${escapeHtml(sheet)}">`
  return /<\/div>$/.test(opening) ? opening.replace(/<\/div>$/, `${link}</div>`) : opening + link
}
