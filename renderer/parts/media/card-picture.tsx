import type { MediaItem } from '#schema/entities/media'
import { Ornament } from '../kit/ornament'
import { Picture } from './picture'

/** The picture of a card, in the shape that the block gives it; half a mandala where there is none. */
export function CardPicture({ item, sizes, arch = false, upright = arch }: CardPictureProps) {
  return (
    <div className={arch ? 'card-picture arch' : 'card-picture'}>
      {item ? <Picture item={item} sizes={sizes} upright={upright} /> : <Ornament kind="mandala" />}
    </div>
  )
}

interface CardPictureProps {
  readonly item: MediaItem | null
  /** How wide the layout shows it. */
  readonly sizes: string
  /** Crops the picture to a pointed arch. */
  readonly arch?: boolean
  /** As in `Picture`; so is every arch. */
  readonly upright?: boolean
}
