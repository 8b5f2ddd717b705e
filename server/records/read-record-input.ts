import { z } from 'zod'
import type { RawProps } from '#schema/block/block'
import type { AnyField, FieldByType, Fields, FieldType } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import { isNumbered } from '#schema/fields/reference'
import { wrongType } from '#schema/fields/validate'
import { storedIssue } from '#schema/records/messages/stored-messages'
import { cleanHtml } from '#schema/text/clean-html'
import { idOf } from '../graphql/operations/ids'

/** The parsed input of a record, or all its errors. */
type RecordInput =
  | { readonly ok: true; readonly given: RawProps }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/**
 * Converts GraphQL input: ids to numbers, markup sanitised, `null` to the value of an empty field. Only the types are validated
 * here; other rules are checked later, together with stored values.
 */
export function readRecordInput(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): RecordInput {
  const named = Object.entries(input).filter(([, value]) => value !== undefined)
  const parsed = z.strictObject(shapeOf(fields)).partial().safeParse(Object.fromEntries(named))
  if (parsed.success) return { ok: true, given: parsed.data }
  const issues = parsed.error.issues.flatMap((issue) =>
    pathsOf(issue).map((path) => issueAt(fields, path, input)),
  )
  return { ok: false, issues: [...new Map(issues.map((issue) => [issue.path, issue])).values()] }
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  const entries = Object.entries(fields).map(([name, field]) => [name, schemaOf(field as AnyField)])
  return Object.fromEntries(entries)
}

const text = z.string()
const id = z.union([z.string(), z.number()]).transform((value, context) => {
  const number = idOf(value)
  if (number !== null) return number
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** Only the known properties of a link; a link without a target is removed. */
const linkInput = z
  .object({
    pageId: id.nullish(),
    blockId: text.max(200).nullish(),
    href: text.max(2000).nullish(),
  })
  .transform(({ pageId, blockId, href }) => {
    const link = {
      pageId: pageId ?? null,
      blockId: blockId?.trim() || null,
      href: href?.trim() || null,
    }
    return Object.values(link).some((part) => part !== null) ? link : null
  })
  .nullable()

function schemaOf(field: AnyField): z.ZodType {
  return z.preprocess((value) => value ?? field.default, inputSchemaOf(field))
}

const line = text.transform((value) => value.trim())
const markup = text.transform(cleanHtml)

/** Input schema of each field type. */
const schemas: { readonly [T in FieldType]: (field: FieldByType[T]) => z.ZodType } = {
  array: ({ of }) => z.array(z.strictObject(shapeOf(of))),
  boolean: () => z.boolean(),
  colour: () => line,
  coordinates: () => line,
  date: () => line,
  dateTime: () => line,
  hours: () => line,
  hoursGroup: () => line,
  html: () => markup,
  icon: () => line,
  language: () => line,
  link: () => linkInput,
  media: () => id.nullable(),
  medias: () => z.array(id),
  number: () => z.number().nullable(),
  periods: () => line,
  record: (field) =>
    isNumbered(field) ? id.nullable() : text.transform((value) => value.trim() || null).nullable(),
  richtext: () => markup,
  select: () => line,
  string: () => line,
  timeZone: () => line,
}

function inputSchemaOf(field: AnyField): z.ZodType {
  // The map ties each type to its schema, but the compiler can’t follow one key through it.
  return (schemas[field.type] as (field: AnyField) => z.ZodType)(field)
}

/** Returns the paths of an issue; an undeclared field is reported under its name. */
function pathsOf(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key])
    : [issue.path]
}

function issueAt(
  fields: Fields,
  path: readonly PropertyKey[],
  input: Readonly<Record<string, unknown>>,
): FieldIssue {
  const [name = ''] = path.map(String)
  const field = fields[name] as AnyField | undefined
  const at = path.join('.')
  if (!field) return storedIssue(at, 'fieldMissing', { name })
  const value = path.reduce<unknown>(
    (whole, key) => (whole as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
  return { path: at, ...wrongType(field, value) }
}
