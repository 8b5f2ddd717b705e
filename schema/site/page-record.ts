/** The record a page is rendered for, by the id or the slug that its kind is named by. */
export type RecordReference =
  | { readonly kind: string; readonly id: number }
  | { readonly kind: string; readonly slug: string }

/** The id of a page's record when it is of this kind; `null` for any other. */
export function idOfRecord(record: RecordReference | null, kind: string): number | null {
  return record?.kind === kind && 'id' in record ? record.id : null
}

/** The slug of a page's record when it is of this kind; `null` for any other. */
export function slugOfRecord(record: RecordReference | null, kind: string): string | null {
  return record?.kind === kind && 'slug' in record ? record.slug : null
}

/** The key of a record as fields, caches and lists hold it: its id as text, or its slug. */
export function keyOfRecord(record: RecordReference): string {
  return 'id' in record ? String(record.id) : record.slug
}
