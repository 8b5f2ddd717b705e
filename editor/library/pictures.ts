import type { MediaText } from '#schema/entities/media'

/** The editable texts of a picture, shared by every page that shows it. */
export interface PictureTexts {
  readonly displayName: string
  /** The alternative text; empty for pure decoration. */
  readonly altText: string
  readonly caption: string
  /** Where it may not be cropped away: parts of its width and height, 0 to 1 from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number }
}

export interface Picture extends PictureTexts {
  readonly id: string
  readonly url: string
  /** What it says in other languages and at locations. */
  readonly texts: readonly MediaText[]
}

/** What is to be written of a picture: what was changed, and its words for the places they were changed for. */
export interface PictureChanges extends Partial<PictureTexts> {
  readonly texts?: readonly MediaText[]
}

/** A file to upload; the key makes a retry safe when the first attempt arrived after all. */
export interface Sending {
  readonly file: File
  readonly key: string
  readonly locationId: number
}
