/** A picture that is to be put into the network's library. */
export type NewPicture =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'address'; readonly address: string; readonly name: string }

/** What is known of a picture of the library when it is put into a text. */
export interface PlacedPicture {
  readonly id: string
  readonly altText: string
  readonly isDecorative: boolean
  readonly caption: string
  readonly metadata: { readonly width: number; readonly height: number }
}

/** The network's pictures, as far as texts show them. */
export interface PictureLibrary {
  /** Puts a picture into the library, with a first description where there is one. Rejects with words for the user. */
  add(
    picture: NewPicture,
    options: { readonly altText: string; readonly progress: (part: number) => void },
  ): Promise<PlacedPicture>
  /** `null` when it does not exist (any more). */
  open(id: string): Promise<PlacedPicture | null>
}
