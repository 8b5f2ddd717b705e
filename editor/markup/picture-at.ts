import type { PlacedPicture } from '../store/picture-library'

/** Returns the attributes of a library picture in a text. Without alt text it stays empty, and the checks report it. */
export function pictureAttributes({ id, altText, isDecorative, metadata }: PlacedPicture) {
  const { width, height } = metadata
  const alt = altText || (isDecorative ? '' : null)
  return { src: `/media/${id}`, alt, width: String(width), height: String(height) }
}

/** Returns the markup with a picture inserted after `index` blocks. */
export function withPictureAt(markup: string, index: number, picture: PlacedPicture): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const figure = document.createElement('figure')
  const image = document.createElement('img')
  for (const [name, value] of Object.entries(pictureAttributes(picture)))
    if (value !== null) image.setAttribute(name, value)
  figure.append(image)
  if (picture.caption !== '') {
    const caption = document.createElement('figcaption')
    caption.textContent = picture.caption
    figure.append(caption)
  }
  body.insertBefore(figure, body.children[index] ?? null)
  return body.innerHTML
}
