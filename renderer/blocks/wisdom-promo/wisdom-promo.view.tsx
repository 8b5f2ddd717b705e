import { WisdomCard } from '../../parts/articles/wisdom-card'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type wisdomPromo from './wisdom-promo.block'

/** Three talks or stories, each picture in an arch, like a row of windows. */
export default function WisdomPromo({ props, data, refs, page }: ViewProps<typeof wisdomPromo>) {
  const words = messagesFor(page.language)
  return (
    <section className="wisdom-promo" aria-label={props.title || words.wisdom}>
      <HeadingRow title={props.title} href={linkHref(refs, page, props.link)} more={words.seeAll} />
      {data.length > 0 ? (
        <ul className="wisdom-promo-items entrance">
          {data.map((item) => (
            <WisdomCard
              key={item.id}
              item={item.values}
              page={page}
              sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 33vw, 16rem"
              arch
            />
          ))}
        </ul>
      ) : (
        <p className="list-none">{words.noTalks}</p>
      )}
    </section>
  )
}
