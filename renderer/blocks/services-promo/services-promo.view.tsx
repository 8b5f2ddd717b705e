import { CardTitle } from '../../parts/kit/card-title'
import { HeadingRow } from '../../parts/kit/heading-row'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import { messagesFor } from '../../parts/words/words'
import type servicesPromo from './services-promo.block'

const SERVICES = '/services'

/** The services of the place: a list in two columns, each with a small picture. */
export default function ServicesPromo({ props, refs, page }: ViewProps<typeof servicesPromo>) {
  const { title } = props
  const words = messagesFor(page.language)
  const items = props.items.filter((item) => item.title.trim() !== '')
  return (
    <section className="services-promo" aria-label={title || words.ourServices}>
      <HeadingRow
        title={title}
        // The page of all services doesn't link to itself.
        href={page.path === SERVICES ? null : sitePath(page, SERVICES)}
        more={words.seeMore}
      />
      {items.length > 0 && (
        <ul className="services-promo-items entrance">
          {keyed(items, (item) => item.title).map(({ key, item }) => (
            <li className="services-promo-item" key={key}>
              <CardPicture
                item={refs.media(item.media)}
                sizes="(min-width: 64rem) 17rem, 40vw"
                arch
              />
              <div className="services-promo-text">
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
