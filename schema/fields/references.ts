import type { Fields } from './field'
import type { FieldByType, LeafField, LeafType } from './field-types'
import type { FormatType } from './format'
import { acceptsValue } from './kinds'
import type { LinkValue } from './link'
import { type Values, visitValues } from './walk'

/** Told what values point at. */
export interface ReferenceReader {
  /** By its id or its key; a picture is of the kind `media`. */
  readonly record: (kind: string, key: number | string) => void
  readonly link: (link: LinkValue) => void
  /** Markup, or a plain text: either may name pictures and addresses of the site. */
  readonly text: (text: string, isMarkup: boolean) => void
}

type Read<T extends LeafType> = (
  value: NonNullable<FieldByType[T]['default']>,
  field: FieldByType[T],
  to: ReferenceReader,
) => void

/** The types that point at nothing. */
type Plain = FormatType | 'boolean' | 'number' | 'select'

const markup = (value: string, _: unknown, to: ReferenceReader) => to.text(value, true)

/** What each other type points at. */
const readers: { readonly [T in Exclude<LeafType, Plain>]: Read<T> } = {
  html: markup,
  link: (value, _, to) => to.link(value),
  media: (value, _, to) => to.record('media', value),
  medias: (value, _, to) => {
    for (const id of value) to.record('media', id)
  },
  record: (value, { kind }, to) => value !== '' && to.record(kind, value),
  richtext: markup,
  string: (value, _, to) => to.text(value, false),
}

/** Reads what values point at, inside lists too. A value of a wrong type points at nothing. */
export function readReferences(fields: Fields, values: Values, to: ReferenceReader): void {
  visitValues(fields, values, (field, value) => {
    if (value !== undefined && value !== null && acceptsValue(field, value))
      // The map above ties each type to its reader; the compiler cannot follow one key through it.
      (readers as Partial<Record<LeafType, AnyRead>>)[field.type]?.(value, field, to)
  })
}

type AnyRead = (value: unknown, field: LeafField, to: ReferenceReader) => void
