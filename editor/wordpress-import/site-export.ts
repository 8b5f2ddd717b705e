/** An entry of an export: a post, a page, an attachment, or something else that themes and plugins keep. */
export interface ExportedItem {
  /** Where it begins in the file. */
  readonly line: number
  readonly id: string
  readonly type: string
  readonly title: string
  readonly link: string
  readonly slug: string
  readonly author: string
  /** By the clocks of the site: `2023-05-12 18:30:00`. */
  readonly date: string
  readonly status: string
  readonly content: string
  readonly excerpt: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  /** The id of an attachment. */
  readonly thumbnail: string
  /** The address of the file, of an attachment. */
  readonly attachment: string
  readonly alt: string
}

/** What an export has. */
export interface SiteExport {
  readonly items: readonly ExportedItem[]
  /** The names people read, by those they sign in with. */
  readonly authors: ReadonlyMap<string, string>
  /** The address of the site it is of. */
  readonly site: string
}

/** Says what is wrong with a file. */
export class NoExport extends Error {}
