import type { FoundRecord } from './record-search'

/** What can be changed of a picture. Every page that shows it follows. */
export interface PictureTexts {
  readonly displayName: string
  /** What it shows, for people who do not see it; empty for pure decoration. */
  readonly altText: string
  readonly caption: string
  /** Where it may not be cropped away: parts of its width and height, 0 to 1 from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number }
}

export interface Picture extends PictureTexts {
  readonly id: string
  readonly url: string
}

/** One file on its way; the key makes a second try safe when the first has arrived after all. */
export interface Sending {
  readonly file: File
  readonly key: string
  readonly locationId: number
}

/** The network's pictures. What is refused rejects with a message for people. */
export interface Pictures {
  upload(sending: Sending): Promise<FoundRecord>
  /** `null` when it is not there (any more). */
  open(id: string): Promise<Picture | null>
  describe(id: string, texts: PictureTexts): Promise<void>
}
