import type { PageContext } from '#schema/site/page-context'
import { messagesFor } from '../words/words'
import { type ListPart, queryHref } from './page-query'

/** Links to the pages of a list. Renders nothing for a list of one page. */
export function Pager({ part, label, page, blockId, query = {} }: PagerProps) {
  const { number, hasNext } = part
  if (number === 1 && !hasNext) return null
  const words = messagesFor(page.language)
  return (
    <nav className="pager" aria-label={label}>
      {number > 1 && (
        <a rel="prev" href={hrefOf(number - 1)}>
          {words.previousPage}
        </a>
      )}
      <span className="pager-number" aria-current="page">
        {words.pageNumber(number)}
      </span>
      {hasNext && (
        <a rel="next" href={hrefOf(number + 1)}>
          {words.nextPage}
        </a>
      )}
    </nav>
  )

  function hrefOf(to: number): string {
    return queryHref(page, { ...query, page: to === 1 ? null : String(to) }, blockId)
  }
}

interface PagerProps {
  readonly part: Pick<ListPart<unknown>, 'number' | 'hasNext'>
  /** Accessible name: 'Pages of events'. */
  readonly label: string
  readonly page: Pick<PageContext, 'siteRoot' | 'path' | 'query' | 'language'>
  readonly blockId: string
  /** Further parameters of the address, to identify one of several lists on the page. */
  readonly query?: Readonly<Record<string, string>>
}
