import { CardTitle } from '../../parts/kit/card-title'
import { keyed } from '../../parts/kit/keyed'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import type exploreFeatures from './explore-features.block'

/** The highlights of the place: large pictures, alternating left and right, with text beside each. */
export default function ExploreFeatures({ props, refs, page }: ViewProps<typeof exploreFeatures>) {
  const { title } = props
  const items = props.items.filter((item) => item.title.trim() !== '' || item.media !== null)
  if (!title && items.length === 0) return null
  return (
    <section className="explore-features" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      {items.length > 0 && (
        <ul className="explore-features-items">
          {keyed(items, (item) => item.title).map(({ key, item }) => (
            <li className="explore-features-item" key={key}>
              <CardPicture
                item={refs.media(item.media)}
                sizes="(min-width: 44rem) min(56vw, 47rem), 100vw"
              />
              <div className="explore-features-text">
                <Ornament kind="shikhara" />
                <CardTitle
                  title={item.title}
                  href={linkHref(refs, page, item.link)}
                  level={title ? 3 : 2}
                />
                {item.description && <p>{item.description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
