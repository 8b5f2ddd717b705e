import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { MediaItem } from '#schema/entities/media'
import { Lightbox, LightboxLink } from '../../parts/lightbox'
import { Picture } from '../../parts/picture'
import { RoundButton } from '../../parts/round-button'
import type { ViewProps } from '../../parts/view'
import type media from './media.block'

type Layout = Exclude<ViewProps<typeof media>['props']['layout'], ''>

/** How wide each layout shows a picture, on a wide screen and on a phone. */
const SIZES: Readonly<Record<Layout, string>> = {
  CAROUSEL: '(min-width: 64rem) 48rem, 85vw',
  GRID_1_2: '(min-width: 48rem) 53rem, 100vw',
  GRID_3: '(min-width: 48rem) 27rem, 50vw',
  GRID_4: '(min-width: 48rem) 20rem, 50vw',
  ROW: '(min-width: 48rem) 40rem, 75vw',
  SINGLE: '(min-width: 80rem) 80rem, 100vw',
}

/** Pictures in one of six layouts; each opens large. Draws nothing without a picture. */
export default function Media({ props, data, refs }: ViewProps<typeof media>) {
  const items = onlyOnce([...refs.medias(props.medias), ...data])
  if (items.length === 0) return null
  // Specification section 9: ROW with more than one item, otherwise SINGLE.
  const layout = props.layout || (items.length > 1 ? 'ROW' : 'SINGLE')
  const shown = layout === 'SINGLE' ? items.slice(0, 1) : items
  return (
    <div className={classNames(props)} data-layout={layout}>
      <ul className={`media-items media-${layout.toLowerCase().replaceAll('_', '-')}`}>
        {shown.map((item, index) => (
          <MediaFigure key={item.id} item={item} index={index} sizes={SIZES[layout]} />
        ))}
      </ul>
      {layout === 'CAROUSEL' && shown.length > 1 && (
        <div className="media-controls">
          <RoundButton label="Previous pictures" action="back">
            <ChevronLeft />
          </RoundButton>
          <RoundButton label="Next pictures" action="forward">
            <ChevronRight />
          </RoundButton>
        </div>
      )}
      <Lightbox items={shown} label="Pictures, enlarged" />
    </div>
  )
}

function MediaFigure({ item, index, sizes }: MediaFigureProps) {
  const { width, height } = item.metadata
  return (
    <li className="media-item" style={{ '--media-ratio': width / height } as CSSProperties}>
      <figure>
        <LightboxLink item={item} index={index} className="media-link">
          <Picture item={item} sizes={sizes} />
        </LightboxLink>
        {item.showCaptionText && item.caption && <figcaption>{item.caption}</figcaption>}
      </figure>
    </li>
  )
}

/** A picture that is chosen and in the gallery too is shown where it stands first. */
function onlyOnce(items: readonly MediaItem[]): readonly MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function classNames({
  restrictHeight,
  showBorder,
  offsetTop,
}: ViewProps<typeof media>['props']): string {
  return [
    'media',
    restrictHeight && 'media-restricted',
    showBorder && 'media-border',
    offsetTop && 'media-offset',
  ]
    .filter(Boolean)
    .join(' ')
}

interface MediaFigureProps {
  readonly item: MediaItem
  readonly index: number
  readonly sizes: string
}
