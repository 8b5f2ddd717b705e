import { slugFromTitle } from '#schema/fields/slug'
import type { PageContext } from '#schema/site/page-context'
import { queryHref } from './page-query'

/** A filter as plain links, the current one marked: it works without any script, and its choice can be sent to others. */
export function FilterLinks({ label, name, options, current, all, page, blockId }: FilterProps) {
  const id = `${blockId}-${name}`
  const links = [
    ...(all === undefined ? [] : [{ label: all, value: null }]),
    ...options.map((option) =>
      typeof option === 'string' ? { label: option, value: slugFromTitle(option) } : option,
    ),
  ]
  return (
    <section className="filter-links" aria-labelledby={id}>
      <p className="filter-links-label" id={id}>
        {label}
      </p>
      <ul>
        {links.map(({ label: words, value }) => (
          <li key={words}>
            <a
              href={queryHref(page, { [name]: value }, blockId)}
              aria-current={value === current ? 'true' : undefined}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FilterOption {
  readonly label: string
  /** What stands in the address; `null` takes the parameter out of it. */
  readonly value: string | null
}

interface FilterProps {
  /** What is filtered by: 'Categories'. */
  readonly label: string
  /** The parameter of the address. */
  readonly name: string
  /** Words alone stand in the address as their slug. */
  readonly options: readonly (string | FilterOption)[]
  /** The value in use; `null` without one. */
  readonly current: string | null
  /** The words for no filter. Not given where one of the options is always in use. */
  readonly all?: string
  readonly page: Pick<PageContext, 'siteRoot' | 'path' | 'query'>
  readonly blockId: string
}
