/** An item of an export: a post, page, attachment, or something else stored by a theme or plugin. */
export interface ExportedItem {
  /** The line in the file where the item starts. */
  readonly line: number
  readonly id: string
  readonly type: string
  readonly title: string
  readonly link: string
  readonly slug: string
  readonly author: string
  /** In the site's local time: `2023-05-12 18:30:00`. */
  readonly date: string
  readonly status: string
  readonly content: string
  readonly excerpt: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  /** The id of an attachment. */
  readonly thumbnail: string
  /** The file's address, if the item is an attachment. */
  readonly attachment: string
  readonly alt: string
}

/** The contents of an export. */
export interface SiteExport {
  readonly items: readonly ExportedItem[]
  /** Display names by login name. */
  readonly authors: ReadonlyMap<string, string>
  /** The address of the exported site. */
  readonly site: string
}

/** Error for a file that is not a valid export; its message tells the reason. */
export class NoExport extends Error {}
