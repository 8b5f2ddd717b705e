import type { BlockProps } from '#schema/block/block'
import { useForeign } from '../../parts/kit/foreign-language'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import type programme from './programme.block'

type Entry = BlockProps<typeof programme>['items'][number]

/** A schedule as a vertical list. */
export default function Programme({ props: { title, intro, items } }: ViewProps<typeof programme>) {
  const foreign = useForeign()
  const shown = items.filter((item) => item.title.trim() !== '' || item.time.trim() !== '')
  if (!intro && shown.length === 0) return null
  return (
    <section className="programme" aria-label={title || undefined}>
      {(title || intro) && (
        <header className="programme-head">
          {title && <h2 lang={foreign(title)}>{title}</h2>}
          {intro && (
            <p className="programme-intro" lang={foreign(intro)}>
              {intro}
            </p>
          )}
        </header>
      )}
      {shown.length > 0 && (
        <ol className="programme-items">
          {keyed(shown, ({ time, title: what }) => `${time} ${what}`).map(({ key, item }) => (
            <ProgrammeItem key={key} item={item} />
          ))}
        </ol>
      )}
    </section>
  )
}

function ProgrammeItem({ item }: { readonly item: Entry }) {
  const foreign = useForeign()
  const { time, title, place, description } = item
  return (
    <li className="programme-item" lang={foreign(`${title} ${description}`)}>
      <span className="programme-time">{time}</span>
      <div className="programme-words">
        {title && <span className="programme-title">{title}</span>}
        {place && <span className="programme-place">{place}</span>}
        {description && <p className="programme-description">{description}</p>}
      </div>
    </li>
  )
}
