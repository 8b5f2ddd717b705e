import { Drawing } from '../drawing'
import { pictureById } from './all-pictures'

export { pictureById }

/** A sample picture as SVG; the same for the same id, always. Throws for an id that no picture has. */
export function drawPicture(id: number): string {
  const picture = pictureById(id)
  const d = new Drawing(picture, id * 7919)
  picture.draw(d)
  return d.toSvg()
}
