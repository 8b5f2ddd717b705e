import type { Picture } from '../library/pictures'
import { FocalPoint } from './focal-point'

/** Shows a picture, with its focal point if that can be moved. The focal point is the same in all languages. */
export function PictureShown({ picture, point, move }: PictureShownProps) {
  return (
    <figure className="media-wizard-picture">
      {picture && point && (
        <FocalPoint url={picture.url} size={picture.metadata} point={point} move={move} />
      )}
      {picture && !point && <img src={`${picture.url}?w=736`} alt="" />}
      <figcaption className="ed-quiet">{picture?.displayName ?? ' '}</figcaption>
    </figure>
  )
}

interface PictureShownProps {
  readonly picture: Picture | null
  /** `null` to show only the picture. */
  readonly point: Picture['focalPoint'] | null
  readonly move: (point: Picture['focalPoint']) => void
}
