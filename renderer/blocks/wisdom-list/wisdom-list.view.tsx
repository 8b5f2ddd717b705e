import { slugFromTitle } from '#schema/fields/slug'
import { wisdomCategories, wisdomKinds } from '#schema/records/wisdom/wisdom.record'
import { WisdomCard } from '../../parts/articles/wisdom-card'
import type { ViewProps } from '../../parts/kit/view'
import { FilterLinks } from '../../parts/lists/filter-links'
import { queryHref, shownPart } from '../../parts/lists/page-query'
import { Pager } from '../../parts/lists/pager'
import { messagesFor } from '../../parts/words/words'
import type wisdomList from './wisdom-list.block'
import { kindSlug } from './wisdom-list.block'

/** Talks, stories and podcasts. Filters and pages are links whose state is in the address. */
export default function WisdomList(view: ViewProps<typeof wisdomList>) {
  const { id, props, data, page } = view
  const words = messagesFor(page.language)
  const part = shownPart(data.items, page, data.size)
  return (
    <section
      className="wisdom-list bleed ground-offset"
      aria-label={props.title || words.talksAndStories}
    >
      {props.title && <h2 className="wisdom-list-title">{props.title}</h2>}
      {props.filters && <WisdomFilters {...view} />}
      {part.items.length > 0 ? (
        <ul className="wisdom-list-items">
          {part.items.map((item) => (
            <WisdomCard
              key={item.id}
              item={item.values}
              page={page}
              sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw"
            />
          ))}
        </ul>
      ) : (
        <NothingFound {...view} />
      )}
      <Pager part={part} label={words.pagesOfTalks} page={page} blockId={id} />
    </section>
  )
}

function WisdomFilters({ id, data, page }: ViewProps<typeof wisdomList>) {
  const { category, kind } = data
  const words = messagesFor(page.language)
  return (
    <div className="list-filters">
      <FilterLinks
        label={words.categories}
        name="category"
        options={wisdomCategories.map((each) => ({
          label: words.wisdomCategories[each],
          value: slugFromTitle(each),
        }))}
        current={category && slugFromTitle(category)}
        all={words.all}
        page={page}
        blockId={id}
      />
      <FilterLinks
        label={words.contentTypes}
        name="kind"
        options={wisdomKinds.map((each) => ({
          label: words.wisdomKinds[each],
          value: kindSlug(each),
        }))}
        current={kind && kindSlug(kind)}
        all={words.allTypes}
        page={page}
        blockId={id}
      />
    </div>
  )
}

function NothingFound({ id, data, page }: ViewProps<typeof wisdomList>) {
  const words = messagesFor(page.language)
  const isFiltered = data.category !== null || data.kind !== null || page.query.page
  return (
    <div className="list-none">
      <p>{isFiltered ? words.noTalksMatch : words.noTalks}</p>
      {isFiltered && (
        <p>
          <a href={queryHref(page, { category: null, kind: null }, id)}>{words.showAllTalks}</a>
        </p>
      )}
    </div>
  )
}
