import type { Field, FieldOptions } from './field'
import { type FieldKind, NO_BREAKS } from './rule'
import { isSlug } from './slug'

/** The id of a media item. */
export interface MediaField extends Field<'media', number | null> {
  /** True if files other than pictures can be chosen, too; visitors download them. */
  readonly takesFiles?: boolean
}

/**
 * The kinds that have a field type in the specification, and whether their records are identified by a number; `document` is an
 * addition.
 */
const KINDS = {
  document: true,
  event: true,
  gallery: true,
  location: false,
  newsArticle: false,
  topic: true,
} as const satisfies Record<string, boolean>
export type ReferenceType = keyof typeof KINDS
/** An additional kind whose records are identified by a number. */
const ANNOUNCEMENT = 'announcement'

/** The value of a field for a record of a kind: a number, or the key set by its declaration, as text. */
type KeyOf<Kind extends string> = string extends Kind
  ? number | string
  : Kind extends 'document' | 'event' | 'gallery' | 'topic' | typeof ANNOUNCEMENT
    ? number
    : string

/** A record of any declared kind, by id or slug. */
export interface RecordField<Kind extends string = string>
  extends Field<'record', KeyOf<Kind> | null> {
  /** The name of its declaration in `schema/records`. */
  readonly kind: Kind
}

export function media(options: FieldOptions<MediaField>): MediaField {
  return { required: false, default: null, ...options, type: 'media' }
}

export function record<const Kind extends string>(
  options: Omit<FieldOptions<RecordField>, 'kind' | 'default'> & {
    readonly kind: Kind
    readonly default?: KeyOf<NoInfer<Kind>> | null
  },
): RecordField<Kind> {
  return { required: false, default: null, ...options, type: 'record' }
}

export const mediaKind: FieldKind<MediaField> = {
  accepts: (value) => value === null || isId(value),
  isEmpty: (value) => value === null,
  check: () => NO_BREAKS,
}

export const recordKind: FieldKind<RecordField> = {
  accepts: (value, field) =>
    value === null ||
    (isNumbered(field) ? isId(value) : typeof value === 'string' && isSlug(value)),
  isEmpty: (value) => value === null || value === '',
  check: () => NO_BREAKS,
}

/** Returns whether a field stores the id of a record as a number. */
export function isNumbered({ kind }: Pick<RecordField, 'kind'>): boolean {
  return kind === ANNOUNCEMENT || (isReferenceType(kind) && KINDS[kind])
}

/** Returns whether the specification has a field type for a kind: `event`. */
export function isReferenceType(kind: string): kind is ReferenceType {
  return Object.hasOwn(KINDS, kind)
}

/** Ids of records are positive whole numbers. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
