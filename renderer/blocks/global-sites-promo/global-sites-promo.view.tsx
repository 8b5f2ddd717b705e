import { CardTitle } from '../../parts/kit/card-title'
import { keyed } from '../../parts/kit/keyed'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import type globalSitesPromo from './global-sites-promo.block'

const GROUNDS = ['ground-dark', 'ground-accent'] as const

/** Two large full-width links to the sister sites, each with its own colour. */
export default function GlobalSitesPromo({
  props,
  refs,
  page,
}: ViewProps<typeof globalSitesPromo>) {
  const items = props.items.filter(({ title }) => title.trim() !== '')
  if (items.length === 0) return null
  return (
    <ul className="global-sites-promo bleed">
      {keyed(items, ({ title }) => title).map(({ key, item }, index) => {
        const picture = refs.media(item.media)
        return (
          <li
            className={`global-sites-promo-site ${GROUNDS[index % 2]}`}
            key={key}
            data-picture={picture ? '' : undefined}
          >
            {picture ? (
              <CardPicture item={picture} sizes="(min-width: 44rem) 50vw, 100vw" />
            ) : (
              <Ornament kind="mandala" />
            )}
            <div className="global-sites-promo-text">
              <CardTitle title={item.title} href={linkHref(refs, page, item.link)} level={2} />
              {item.description && <p>{item.description}</p>}
              {item.link && item.linkLabel && (
                <p className="global-sites-promo-label">{item.linkLabel}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
