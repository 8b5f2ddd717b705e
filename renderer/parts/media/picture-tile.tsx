import type { MediaItem } from '#schema/entities/media'
import { CardTitle } from '../kit/card-title'
import { NamedIcon } from '../kit/icon'
import { CardPicture } from './card-picture'

/** An item of a list: a picture that fills it, with text at its lower edge. */
export function PictureTile({ tile, sizes, level = 3, upright = false }: PictureTileProps) {
  const { title, description, picture, href, icon } = tile
  return (
    <li className="picture-tile">
      <CardPicture item={picture} sizes={sizes} upright={upright} />
      <div className="picture-tile-text">
        <NamedIcon name={icon} />
        <CardTitle {...{ title, href, level }} />
        {description && <p>{description}</p>}
      </div>
    </li>
  )
}

interface PictureTileProps {
  readonly tile: {
    readonly title: string
    readonly description: string
    readonly picture: MediaItem | null
    readonly href: string | null
    /** The name of an icon above the title. */
    readonly icon?: string | null
  }
  /** The `sizes` of the picture in this layout. */
  readonly sizes: string
  /** 2 if the block has no heading itself. */
  readonly level?: 2 | 3
  /** As in `Picture`. */
  readonly upright?: boolean
}
