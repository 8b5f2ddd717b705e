import { CardTitle } from '../../parts/kit/card-title'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import type cardList from './card-list.block'

/** Cards without borders: a picture and its text. Featured ones come first, at full width. */
export default function CardList({ props, refs, page }: ViewProps<typeof cardList>) {
  const { title } = props
  const cards = props.items.filter((card) => card.title.trim() !== '' || card.image !== null)
  if (!title && cards.length === 0) return null
  const ordered = [...cards.filter(isFeatured), ...cards.filter((card) => !isFeatured(card))]
  return (
    <section className="card-list" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      {ordered.length > 0 && (
        <ul className="card-list-cards entrance">
          {keyed(ordered, (card) => card.title).map(({ key, item: card }) => (
            <li key={key} className={card.featured ? 'card-list-featured' : 'card-list-card'}>
              <CardPicture
                item={refs.media(card.image)}
                sizes={
                  card.featured
                    ? '(min-width: 44rem) min(52vw, 47rem), 100vw'
                    : '(min-width: 60rem) min(30vw, 26rem), (min-width: 40rem) 45vw, 100vw'
                }
              />
              <div className="card-list-text">
                <CardTitle
                  title={card.title}
                  href={linkHref(refs, page, card.href)}
                  level={title ? 3 : 2}
                />
                {card.description && <p>{card.description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function isFeatured({ featured }: { readonly featured: boolean }): boolean {
  return featured
}
