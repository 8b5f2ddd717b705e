import { slugFromTitle } from '#schema/fields/slug'
import type { PageContext } from '#schema/site/page-context'
import { queryHref } from './page-query'

/** A filter made of plain links, with the current one marked: it works without script, and its address can be shared. */
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
  /** The value in the address; `null` removes the parameter. */
  readonly value: string | null
}

interface FilterProps {
  /** The name of the filter: 'Categories'. */
  readonly label: string
  /** The parameter in the address. */
  readonly name: string
  /** Plain texts are represented in the address by their slug. */
  readonly options: readonly (string | FilterOption)[]
  /** The current value; `null` if there is none. */
  readonly current: string | null
  /** The label for no filter. Omitted if one of the options is always in use. */
  readonly all?: string
  readonly page: Pick<PageContext, 'siteRoot' | 'path' | 'query'>
  readonly blockId: string
}
