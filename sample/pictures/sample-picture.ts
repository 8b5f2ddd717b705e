/** A picture of the sample: its words in each language, and what is known of its file, `files/{id}.webp`. */
export interface SamplePicture {
  readonly id: number
  readonly name: string
  /** Its alt text. */
  readonly alt: string
  readonly altGu: string
  readonly altHi: string
  readonly caption?: string
  readonly captionGu?: string
  readonly captionHi?: string
  /** That of its file. */
  readonly size?: Size
  /** Parts of width and height that no crop may lose; the middle where it is not given. */
  readonly focal?: readonly [x: number, y: number]
}

/** In pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The values of a picture unless it has its own. */
export const LANDSCAPE: Size = { width: 1600, height: 1000 }
export const WIDE: Size = { width: 1920, height: 1080 }
export const PORTRAIT: Size = { width: 1200, height: 1500 }
export const SQUARE: Size = { width: 1200, height: 1200 }
