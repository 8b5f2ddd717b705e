import type { PlacedPicture } from '../store/picture-library'

/** A picture of the library as a text names it. Where nobody has described it, it says nothing: the checks ask for it. */
export function pictureAttributes({ id, altText, isDecorative, metadata }: PlacedPicture) {
  const { width, height } = metadata
  const alt = altText || (isDecorative ? '' : null)
  return { src: `/media/${id}`, alt, width: String(width), height: String(height) }
}

/** Markup with a picture behind so many of its blocks. */
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
