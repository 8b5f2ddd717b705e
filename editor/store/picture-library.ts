/** A picture to add to the network's library. */
type NewPicture =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'address'; readonly address: string; readonly name: string }

/** Data of a library picture needed to insert it into a text. */
export interface PlacedPicture {
  readonly id: string
  readonly altText: string
  readonly isDecorative: boolean
  readonly caption: string
  readonly metadata: { readonly width: number; readonly height: number }
}

/** The network's picture library, as used by texts. */
export interface PictureLibrary {
  /** Adds a picture to the library, with an initial alt text if available. Rejects with a message for the user. */
  add(
    picture: NewPicture,
    options: { readonly altText: string; readonly progress: (part: number) => void },
  ): Promise<PlacedPicture>
  /** Returns `null` if it doesn't exist. */
  open(id: string): Promise<PlacedPicture | null>
}
