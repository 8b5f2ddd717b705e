import { CardTitle } from '../../parts/kit/card-title'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { CardPicture } from '../../parts/media/card-picture'
import type exploreBackground from './explore-background.block'

/** The history of the place: along a line, or in numbered steps. */
export default function ExploreBackground({ props, refs }: ViewProps<typeof exploreBackground>) {
  const { title, layout } = props
  const items = props.items.filter((item) => item.title.trim() !== '' || item.media !== null)
  if (!title && items.length === 0) return null
  return (
    <section className="explore-background bleed ground-offset" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      {items.length > 0 && (
        <ol className="explore-background-items" data-layout={layout}>
          {keyed(items, (item) => item.title).map(({ key, item }) => {
            const picture = refs.media(item.media)
            return (
              <li className="explore-background-item" key={key}>
                {item.label && <p className="explore-background-label">{item.label}</p>}
                <div className="explore-background-text">
                  <CardTitle title={item.title} level={title ? 3 : 2} />
                  {item.description && <p>{item.description}</p>}
                </div>
                {picture && (
                  <CardPicture item={picture} sizes="(min-width: 44rem) min(32vw, 25rem), 30vw" />
                )}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
