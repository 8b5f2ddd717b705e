import type { SearchHit } from '#schema/entities/search-hit'
import type { PageContext } from '#schema/site/page-context'
import { useForeign } from '../../parts/kit/foreign-language'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'
import { pageNumber, queryHref } from '../../parts/lists/page-query'
import { Pager } from '../../parts/lists/pager'
import { SearchForm } from '../../parts/navigation/search-form'
import { formatLocalDay } from '../../parts/words/dates'
import { searchGroupLabel } from '../../parts/words/record-words'
import { messagesFor } from '../../parts/words/words'
import { BEST, resultSections } from './result-sections'
import type searchResults from './search-results.block'

type Props = ViewProps<typeof searchResults>

/** The search field and the results. The query is in the address; the form is submitted by the browser, without script. */
export default function SearchResults(view: Props) {
  const { id, props, data, page } = view
  const words = messagesFor(page.language)
  return (
    <section className="search-results" aria-label={props.title || words.search}>
      {props.title && <h1 className="search-results-title">{props.title}</h1>}
      <SearchForm
        id={id}
        action={`${sitePath(page, page.path)}#${encodeURIComponent(id)}`}
        text={data.text}
        placeholder={props.placeholder}
        language={page.language}
      />
      {data.text === '' ? <Suggestions {...view} /> : <Answer {...view} />}
    </section>
  )
}

function Answer(view: Props) {
  const { id, data, page } = view
  const words = messagesFor(page.language)
  const { text, hits, totalCount, size } = data
  const number = pageNumber(page)
  if (totalCount === 0)
    return (
      <div className="search-results-none">
        <h2>{words.nothingFound(text)}</h2>
        <p>{words.tryOtherWords}</p>
        <Suggestions {...view} />
      </div>
    )
  if (hits.length === 0)
    return (
      <div className="search-results-none">
        <h2>{words.noMoreResults(text)}</h2>
        <p>
          <a href={queryHref(page, {}, id)}>{words.backToFirst}</a>
        </p>
      </div>
    )
  return (
    <>
      <h2 className="search-results-count">{words.resultCount(totalCount, text)}</h2>
      <div className="search-results-groups">
        {resultSections(hits, number).map(({ kind, hits: found }) => (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`}>
              {kind === BEST ? words.bestResults : searchGroupLabel(kind, page.language)}
            </h3>
            <ul>
              {keyed(found, ({ path }) => path).map(({ key: path, item }) => (
                <Hit key={path} hit={item} page={page} hasKind={kind === BEST} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pager
        part={{ number, hasNext: number * size < totalCount }}
        label={words.pagesOfResults}
        page={page}
        blockId={id}
      />
    </>
  )
}

interface HitProps {
  readonly hit: SearchHit
  readonly page: PageContext
  /** True if the result shows its kind, because the heading above doesn't. */
  readonly hasKind: boolean
}

function Hit({ hit, page, hasKind }: HitProps) {
  const { kind, title, path, excerpt, date } = hit
  const { language } = page
  const { timeZone } = page.location
  const foreign = useForeign()
  return (
    <li>
      {hasKind && <p className="search-results-kind">{searchGroupLabel(kind, language)}</p>}
      <h4>
        <a href={sitePath(page, path)} lang={foreign(title)}>
          {title}
        </a>
      </h4>
      {date && (
        <time dateTime={date}>{formatLocalDay({ moment: date, timeZone, language }, 'date')}</time>
      )}
      {excerpt.length > 0 && (
        <p
          className="search-results-excerpt"
          lang={foreign(excerpt.map(({ text }) => text).join(''))}
        >
          {keyed(excerpt, ({ text }) => text).map(({ key, item: { text, match } }) =>
            match ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
          )}
        </p>
      )}
    </li>
  )
}

/** Further links: the editors' suggestions, or otherwise the most popular pages. */
function Suggestions({ id, props, refs, page }: Props) {
  const words = messagesFor(page.language)
  const own = props.suggestions.flatMap(({ label, link }) => {
    const href = linkHref(refs, page, link)
    return label && href ? { label, href } : []
  })
  const links =
    own.length > 0
      ? own
      : usual.map(({ name, path }) => ({
          label: words.usualSearches[name],
          href: sitePath(page, path),
        }))
  return (
    <nav className="search-results-suggestions" aria-labelledby={`${id}-suggestions`}>
      <p id={`${id}-suggestions`}>{words.oftenLookedFor}</p>
      <ul>
        {keyed(links, ({ label }) => label).map(({ key, item: { label, href } }) => (
          <li key={key}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const usual = [
  { name: 'visit', path: '/visit' },
  { name: 'events', path: '/connect/events' },
  { name: 'news', path: '/connect/news' },
  { name: 'questions', path: '/visit/faq' },
] as const
