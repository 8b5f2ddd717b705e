import { type RenderedPage, renderPage } from '#renderer/page/render-page'
import type { DrawnBlocks } from '#renderer/registry/styles'
import type { StoredBlock } from '#schema/page/content'
import { escapeHtml } from '../../http/escape-html'
import type { PreparedPage, SiteTools } from '../page/prepare-page'
import type { PageBody } from './document'
import { splitPage } from './split-page'

/** The blocks of a page as markup, in order. */
export interface DrawnAreas {
  readonly header: string
  /** The first screen: the beginning of the main part, which a visitor sees before scrolling. */
  readonly opening: string
  readonly more: string
  readonly footer: string
  /** The first screen, and what is below it. */
  readonly first: DrawnBlocks
  readonly rest: DrawnBlocks
  readonly hasIslands: boolean
}

/** Renders a page's blocks. One that fails to render is left out and reported. */
export function drawAreas(
  { request, frame, inputs, context }: PreparedPage,
  tools: SiteTools,
): DrawnAreas {
  const { page, notice = '' } = request
  const { registry, onBlockFailure } = tools
  const areas = splitPage(page.content, registry)
  const header = draw([...frame.header, ...areas.header])
  const opening = drawOpening()
  const more = draw(areas.main.slice(opening.count))
  const footer = draw([...areas.footer, ...frame.footer])
  return {
    header: header.html,
    opening: `${notice}${opening.drawn.html}`,
    more: more.html,
    footer: footer.html,
    first: together([header, opening.drawn], notice),
    rest: together([more, footer]),
    hasIslands: [header, opening.drawn, more, footer].some(({ hasIslands }) => hasIslands),
  }

  /** Up to the first block that shows something. */
  function drawOpening() {
    let count = 0
    let drawn = draw([])
    // A not-found page opens with its message.
    while (count < areas.main.length && notice === '' && isEmpty(drawn.html)) {
      count += 1
      drawn = draw(areas.main.slice(0, count))
    }
    return { count, drawn }
  }

  function draw(blocks: readonly StoredBlock[]): RenderedPage {
    const rendered = renderPage({ content: { format: 1, blocks }, inputs, registry, page: context })
    for (const { block, error } of rendered.failures) onBlockFailure(block, page, error)
    return rendered
  }
}

/** Whether blocks show nothing: their roots are empty. */
function isEmpty(html: string): boolean {
  return /^(?:<div[^>]*><\/div>)*$/.test(html)
}

function together(drawn: readonly RenderedPage[], notice = ''): DrawnBlocks {
  return {
    blockNames: drawn.flatMap(({ blockNames }) => blockNames),
    markup: notice + drawn.map(({ html }) => html).join(''),
  }
}

/**
 * The page's body. The sheet of what is below the first screen stands where that begins: a browser renders what is above
 * without waiting for it, and nothing below before it is there. `sheet` is its address, `''` where none is needed.
 */
export function bodyOf({ header, opening, more, footer }: DrawnAreas, sheet: string): PageBody {
  return { header, main: `${withSheet(opening, sheet)}${more}`, footer }
}

/** At the end of the last block, not after it: the spacing of blocks depends on their neighbours. */
function withSheet(opening: string, sheet: string): string {
  if (sheet === '') return opening
  const link = `<link rel="stylesheet" href="${escapeHtml(sheet)}">`
  return /<\/div>$/.test(opening) ? opening.replace(/<\/div>$/, `${link}</div>`) : opening + link
}
