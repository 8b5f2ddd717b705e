import { WisdomCard } from '../../parts/articles/wisdom-card'
import type { ViewProps } from '../../parts/kit/view'
import { messagesFor } from '../../parts/words/words'
import type wisdomFeatured from './wisdom-featured.block'

/** Featured items on a dark background: one large, two stacked beside it. Renders nothing without items. */
export default function WisdomFeatured({ props, data, page }: ViewProps<typeof wisdomFeatured>) {
  if (data.length === 0) return null
  return (
    <section
      className="wisdom-featured bleed ground-dark"
      aria-label={props.title || messagesFor(page.language).featuredTalks}
    >
      {props.title && <h2 className="wisdom-featured-title">{props.title}</h2>}
      <ul className="wisdom-featured-items entrance">
        {data.map((item, index) => (
          <WisdomCard
            key={item.id}
            item={item.values}
            page={page}
            sizes={
              index === 0
                ? '(min-width: 64rem) 48rem, 100vw'
                : '(min-width: 64rem) 14rem, (min-width: 40rem) 40vw, 100vw'
            }
            withText={index === 0}
            level={props.title ? 3 : 2}
          />
        ))}
      </ul>
    </section>
  )
}
