import type { Fields } from './field'
import type { FieldByType, LeafField, LeafType } from './field-types'
import type { FormatType } from './format'
import { acceptsValue } from './kinds'
import type { LinkValue } from './link'
import { type Values, visitValues } from './walk'

/** Callbacks for the references in values. */
export interface ReferenceReader {
  /** Receives a record by id or key; a picture has the kind `media`. */
  readonly record: (kind: string, key: number | string) => void
  readonly link: (link: LinkValue) => void
  /** Receives markup or plain text, which may contain pictures and addresses of the site. */
  readonly text: (text: string, isMarkup: boolean) => void
}

type FieldReader<T extends LeafType> = (
  value: NonNullable<FieldByType[T]['default']>,
  field: FieldByType[T],
  to: ReferenceReader,
) => void

/** The types without references. */
type Plain = FormatType | 'boolean' | 'number' | 'select'

const markup = (value: string, _: unknown, to: ReferenceReader) => to.text(value, true)

/** The references of all other types. */
const readers: { readonly [T in Exclude<LeafType, Plain>]: FieldReader<T> } = {
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

/** Reports the references in values, including those inside lists. A value of a wrong type has none. */
export function readReferences(fields: Fields, values: Values, to: ReferenceReader): void {
  visitValues(fields, values, (field, value) => {
    if (value !== undefined && value !== null && acceptsValue(field, value))
      // The map above ties each type to its reader; TypeScript can't follow a single key through it.
      (readers as Partial<Record<LeafType, AnyRead>>)[field.type]?.(value, field, to)
  })
}

type AnyRead = (value: unknown, field: LeafField, to: ReferenceReader) => void
