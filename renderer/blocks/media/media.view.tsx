import type { ViewProps } from '../../parts/kit/view'
import { onlyOnce, Pictures } from '../../parts/media/pictures'
import type media from './media.block'

/** Pictures in one of six layouts; each opens in a larger view. Renders nothing without pictures. */
export default function Media({ props, data, refs, page }: ViewProps<typeof media>) {
  // A picture that is both chosen and in the gallery is shown once, at its first position.
  const items = onlyOnce([...refs.medias(props.medias), ...data])
  if (items.length === 0) return null
  return (
    <Pictures
      language={page.language}
      items={items}
      layout={props.layout}
      className={classNames(props)}
    />
  )
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
