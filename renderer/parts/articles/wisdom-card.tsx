import type { ItemOf } from '#schema/records/record-item'
import type wisdom from '#schema/records/wisdom/wisdom.record'
import type { PageContext } from '#schema/site/page-context'
import { CardTitle } from '../kit/card-title'
import { useForeign } from '../kit/foreign-language'
import { Icon } from '../kit/icon'
import { iconNamed } from '../kit/icon-names'
import { recordHref } from '../links/record-href'
import { CardPicture } from '../media/card-picture'
import { messagesFor } from '../words/words'

const kindIcons = { ARTICLE: 'book-open', VIDEO: 'play', PODCAST: 'headphones' } as const

/** Card of a talk, article or podcast, with its action: Watch, Read or Listen. */
export function WisdomCard({
  item,
  page,
  sizes,
  arch = false,
  withText = false,
  level = 3,
}: WisdomCardProps) {
  const { title, pretitle, subtitle, description, image, kind } = item
  const foreign = useForeign()
  return (
    <li className="wisdom-card" data-kind={kind}>
      <CardPicture item={image} sizes={sizes} arch={arch} />
      <div className="wisdom-card-text">
        {pretitle && <p className="wisdom-card-pretitle">{pretitle}</p>}
        <CardTitle title={title} href={recordHref(page, item.href)} level={level} />
        {subtitle && <p className="wisdom-card-author">{subtitle}</p>}
        {withText && description && (
          <p className="wisdom-card-description" lang={foreign(description)}>
            {description}
          </p>
        )}
        <p className="wisdom-card-action">
          <WisdomIcon item={item} />
          {messagesFor(page.language).wisdomActions[kind]}
        </p>
      </div>
    </li>
  )
}

/** The icon named by the item, or otherwise the icon of its kind. */
function WisdomIcon({ item: { icon, kind } }: Pick<WisdomCardProps, 'item'>) {
  return <Icon name={iconNamed(icon) ?? kindIcons[kind]} />
}

interface WisdomCardProps {
  readonly item: ItemOf<typeof wisdom>['values']
  readonly page: Pick<PageContext, 'siteRoot' | 'language'>
  /** The `sizes` of the picture in this layout. */
  readonly sizes: string
  /** Crops the picture to a pointed arch. */
  readonly arch?: boolean
  /** Also shows the summary. */
  readonly withText?: boolean
  /** 2 if the block has no heading itself. */
  readonly level?: 2 | 3
}
