import type { MediaItem } from '#schema/entities/media'
import { bestOf, placeOf } from '#schema/entities/place'
import { childrenOf, type Topic } from '#schema/entities/topic'
import type { PropsOf } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'
import { plainText } from '#schema/text/plain-text'
import { keyed } from '../kit/keyed'
import type { References } from '../kit/view'
import { linkHref } from '../links/site-href'
import type { promoFields } from './promo-fields'

/** Promos show up to so many items (specification section 9). */
const MAX_PROMOS = 3

/** One thing a promo block leads to. */
export interface Promo {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly picture: MediaItem | null
  /** `null` when it leads nowhere. */
  readonly href: string | null
}

interface PromoContent {
  readonly title: string
  readonly description: string
  /** The promos of the full-width area; none unless it is asked for. */
  readonly wide: readonly Promo[]
  /** The promos that stand as the block shows them. */
  readonly promos: readonly Promo[]
}

/** What a promo block is rendered from; the data is what `loadPromoTopic` answered. */
interface PromoView {
  readonly props: PropsOf<typeof promoFields>
  readonly data: Topic | null
  readonly refs: References
  readonly page: PageContext
}

/** The texts and promos of a block: the children of its topic, or else its own items. `null` when there is nothing. */
export function promoContent(view: PromoView): PromoContent | null {
  const { props, data, page } = view
  const own = data ? textOf(data, page) : null
  const title = props.title || own?.title || ''
  const description = props.description || own?.description || ''
  const all = (data ? topicPromos(data, view) : itemPromos(view)).slice(0, MAX_PROMOS)
  if (!title && !description && all.length === 0) return null
  const wide = props.fullWidth ? Math.max(1, Math.floor(props.maxFullWidthItems ?? 1)) : 0
  return { title, description, wide: all.slice(0, wide), promos: all.slice(wide) }
}

function topicPromos(topic: Topic, { refs, page }: PromoView): Promo[] {
  return childrenOf(topic, placeOf(page)).flatMap((child) => {
    const text = textOf(child, page)
    if (!text) return []
    const href = linkHref(refs, page, { href: child.externalUrl })
    return [{ key: String(child.id), ...text, picture: child.media[0] ?? null, href }]
  })
}

function itemPromos({ props, refs, page }: PromoView): Promo[] {
  const items = props.items.filter(({ title, media }) => title.trim() !== '' || media !== null)
  return keyed(items, ({ title }) => title).map(({ key, item }) => ({
    key,
    title: item.title,
    description: item.description,
    picture: refs.media(item.media),
    href: linkHref(refs, page, item.link),
  }))
}

/** The best text of a topic for a page, its formatting left out; `null` without one. */
function textOf(topic: Topic, page: PageContext) {
  const text = bestOf(topic.items, placeOf(page))
  return text && { title: text.title, description: plainText(text.richText) }
}
