import { type WisdomKind, wisdomCategories } from '#schema/entities/wisdom'
import { slugFromTitle } from '#schema/fields/slug'
import { WisdomCard } from '../../parts/articles/wisdom-card'
import type { ViewProps } from '../../parts/kit/view'
import { FilterLinks } from '../../parts/lists/filter-links'
import { queryHref, shownPart } from '../../parts/lists/page-query'
import { Pager } from '../../parts/lists/pager'
import type wisdomList from './wisdom-list.block'

/** The content types, as visitors read them (specification section 2). */
const kindWords: Readonly<Record<WisdomKind, string>> = {
  ARTICLE: 'Articles',
  VIDEO: 'Videos',
  PODCAST: 'Podcasts',
}

/** Talks, stories and podcasts. Filters and pages are links, and live in the address. */
export default function WisdomList(view: ViewProps<typeof wisdomList>) {
  const { id, props, data, page } = view
  const part = shownPart(data.items, page, data.size)
  return (
    <section
      className="wisdom-list bleed ground-offset"
      aria-label={props.title || 'Talks and stories'}
    >
      {props.title && <h2 className="wisdom-list-title">{props.title}</h2>}
      {props.filters && <WisdomFilters {...view} />}
      {part.items.length > 0 ? (
        <ul className="wisdom-list-items">
          {part.items.map((item) => (
            <WisdomCard
              key={item.id}
              item={item}
              page={page}
              sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw"
            />
          ))}
        </ul>
      ) : (
        <NothingFound {...view} />
      )}
      <Pager part={part} label="Pages of talks and stories" page={page} blockId={id} />
    </section>
  )
}

function WisdomFilters({ id, data, page }: ViewProps<typeof wisdomList>) {
  const { category, kind } = data
  return (
    <div className="list-filters">
      <FilterLinks
        label="Categories"
        name="category"
        options={wisdomCategories}
        current={category && slugFromTitle(category)}
        all="All"
        page={page}
        blockId={id}
      />
      <FilterLinks
        label="Content Types"
        name="kind"
        options={Object.values(kindWords)}
        current={kind && slugFromTitle(kindWords[kind])}
        all="All types"
        page={page}
        blockId={id}
      />
    </div>
  )
}

function NothingFound({ id, data, page }: ViewProps<typeof wisdomList>) {
  const isFiltered = data.category !== null || data.kind !== null || page.query.page
  return (
    <div className="list-none">
      <p>
        {isFiltered
          ? 'No talks or stories match this choice.'
          : 'Talks and stories appear here as soon as there are some.'}
      </p>
      {isFiltered && (
        <p>
          <a href={queryHref(page, { category: null, kind: null }, id)}>
            Show all talks and stories
          </a>
        </p>
      )}
    </div>
  )
}
