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

/** Maximum number of items (specification section 9). */
const MAX_PROMOS = 3

/** One item of a promo block. */
export interface Promo {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly picture: MediaItem | null
  /** `null` if it has no link. */
  readonly href: string | null
}

interface PromoContent {
  readonly title: string
  readonly description: string
  /** The promos of the full-width area; empty unless the area is enabled. */
  readonly wide: readonly Promo[]
  /** The promos in the block's own layout. */
  readonly promos: readonly Promo[]
}

/** The inputs of a promo block; the data is the result of `loadPromoTopic`. */
interface PromoView {
  readonly props: PropsOf<typeof promoFields>
  readonly data: Topic | null
  readonly refs: References
  readonly page: PageContext
}

/** Returns the texts and promos of a block: the children of its topic, or otherwise its own items. `null` if there are none. */
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

/** Returns the best text of a topic for a page, without formatting; `null` if there is none. */
function textOf(topic: Topic, page: PageContext) {
  const text = bestOf(topic.items, placeOf(page))
  return text && { title: text.title, description: plainText(text.richText) }
}
