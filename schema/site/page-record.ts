/** The record a page is rendered for, by id or slug, depending on its kind. */
export type RecordReference =
  | { readonly kind: string; readonly id: number }
  | { readonly kind: string; readonly slug: string }

/** Returns the id of a page's record if it is of this kind; otherwise `null`. */
export function idOfRecord(record: RecordReference | null, kind: string): number | null {
  return record?.kind === kind && 'id' in record ? record.id : null
}

/** Returns the slug of a page's record if it is of this kind; otherwise `null`. */
export function slugOfRecord(record: RecordReference | null, kind: string): string | null {
  return record?.kind === kind && 'slug' in record ? record.slug : null
}

/** Returns the key of a record in fields, caches and lists: its id as text, or its slug. */
export function keyOfRecord(record: RecordReference): string {
  return 'id' in record ? String(record.id) : record.slug
}
