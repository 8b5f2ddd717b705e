import type { MediaItem } from '#schema/entities/media'
import { Ornament } from '../kit/ornament'
import { Picture } from './picture'

/** The picture of a card, in the shape set by the block; half a mandala without a picture. */
export function CardPicture({ item, sizes, arch = false, upright = arch }: CardPictureProps) {
  return (
    <div className={arch ? 'card-picture arch' : 'card-picture'}>
      {item ? <Picture item={item} sizes={sizes} upright={upright} /> : <Ornament kind="mandala" />}
    </div>
  )
}

interface CardPictureProps {
  readonly item: MediaItem | null
  /** The `sizes` of the picture in this layout. */
  readonly sizes: string
  /** Crops the picture to a pointed arch. */
  readonly arch?: boolean
  /** As in `Picture`; implied by `arch`. */
  readonly upright?: boolean
}
