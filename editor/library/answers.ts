/** What the pickers' documents answer, as far as they ask. Ids travel as text. */
export interface MediaItem {
  readonly id: string
  readonly displayName: string
  readonly altText: string
  readonly url: string
  readonly type: string
}
export interface Gallery {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly media: readonly {
    readonly locationId: string | null
    readonly featuredMediaItem: MediaItem | null
  }[]
  readonly status: string
}
export interface Topic {
  readonly id: string
  /** The document whose topic it is; not asked in a search. */
  readonly document?: { readonly locationId: string } | null
  readonly externalUrl: string | null
  readonly title: {
    readonly items: readonly { readonly text: string; readonly language: string }[]
  }
}
export interface Event {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly timeZone: string
  readonly venue: string
  readonly recordStatus: string
  readonly locationId: string
  readonly image: MediaItem | null
}
export interface Post {
  readonly slug: string
  readonly title: string
  readonly publishedAt: string | null
  readonly recordStatus: string
  readonly status: string
  readonly location: { readonly id: string; readonly name: string }
  readonly image: MediaItem | null
}
export interface Location {
  readonly slug: string
  readonly name: string
  readonly address: {
    readonly city: string
    readonly region: string
    readonly countryCode: string
  }
}
export interface PageInfo {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}
