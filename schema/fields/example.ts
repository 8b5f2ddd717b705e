import { formatList } from '../messages/format'
import { t } from '../messages/t'
import type { Fields, PropsOf } from './field'
import type { AnyField } from './field-types'
import { readProps } from './read'
import { isShown } from './show-when'
import type { StringField } from './string'
import type { HtmlField, RichtextField } from './text'

/*
 * Words that a person still has to replace stand in double square brackets: `Join us on [[day and date]].` The mark is
 * part of the text, so it survives copies, undo, imports and translation, and nothing can be out of step with it.
 */
const EXAMPLE = /\[\[([^[\]]{1,300})\]\]/g

/** One phrase that is still an example, and where it stands. */
interface ExamplePhrase {
  /** Where in the block: `title`, or `slides.2.title` inside a list. */
  readonly path: string
  readonly label: string
  readonly phrase: string
}

/** Marks words as an example. */
function asExample(words: string): string {
  return `[[${words}]]`
}

/** The phrases in plain text that are still examples. */
export function examplesIn(text: string): readonly string[] {
  return [...text.matchAll(EXAMPLE)].map(([, phrase = '']) => phrase.trim())
}

/** Where the first example in plain text stands, its brackets with it; `null` where there is none. */
export function firstExample(
  text: string,
): { readonly start: number; readonly end: number } | null {
  const [found] = text.matchAll(EXAMPLE)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** The example around a place in plain text, brackets and all; `null` where there is none. It is typed over as a whole. */
export function exampleAround(
  text: string,
  at: number,
): { readonly from: number; readonly to: number } | null {
  for (const { 0: marked, index: from } of text.matchAll(EXAMPLE)) {
    const to = from + marked.length
    if (from <= at && at <= to) return { from, to }
  }
  return null
}

/** The phrases of a block's values that are still examples, in the order of its fields. What is not shown holds none. */
export function examplesOf(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly ExamplePhrase[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isShown(fields, values, name)
      ? examplesOfField(field as AnyField, values[name], `${prefix}${name}`)
      : [],
  )
}

/** The fields that still hold an example, each with one sentence. */
export function exampleSentences(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): readonly { readonly path: string; readonly message: string }[] {
  const byField = new Map<string, { readonly label: string; readonly phrases: string[] }>()
  for (const { path, label, phrase } of examplesOf(fields, values)) {
    const field = byField.get(path)
    if (field) field.phrases.push(phrase)
    else byField.set(path, { label, phrases: [phrase] })
  }
  return [...byField].map(([path, { label, phrases }]) => ({
    path,
    message: stillExample(label, phrases),
  }))
}

/** One sentence for a field, however many examples it holds. */
export function stillExample(label: string, phrases: readonly string[]): string {
  const quoted = formatList(phrases.map((phrase) => `“${phrase}”`))
  return t(
    "{count, plural, one {Field ''{label}'' still has an example: {quoted}. Replace or remove it} other {Field ''{label}'' still has # examples: {quoted}. Replace or remove them}}",
    { count: phrases.length, label, quoted },
  )
}

function examplesOfField(field: AnyField, value: unknown, path: string): readonly ExamplePhrase[] {
  if (field.type === 'array') {
    if (!Array.isArray(value)) return []
    return value.flatMap((item: unknown, index) =>
      isRecord(item) ? examplesOf(field.of, item, `${path}.${index}.`) : [],
    )
  }
  if (!isWritten(field) || typeof value !== 'string') return []
  return examplesIn(field.type === 'string' ? value : textWithoutMarkup(value)).map((phrase) => ({
    path,
    label: field.label,
    phrase,
  }))
}

/** The values of a block just added: the defaults of its fields, and the examples of those that have one. */
export function exampleValues<F extends Fields>(fields: F): PropsOf<F> {
  const defaults: Readonly<Record<string, unknown>> = readProps(fields, {})
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    exampleValue(field as AnyField, defaults[name]),
  ])
  return Object.fromEntries(entries) as PropsOf<F>
}

function exampleValue(field: AnyField, otherwise: unknown): unknown {
  if (field.type === 'array')
    return field.exampleItems === undefined
      ? otherwise
      : Array.from({ length: field.exampleItems }, () => exampleValues(field.of))
  if (!isWritten(field) || field.example === undefined) return otherwise
  const marked = asExample(field.example)
  return field.type === 'string' ? marked : `<p>${marked}</p>`
}

/** The words of markup, where there may be a phrase among them: it may be bold in part. */
function textWithoutMarkup(markup: string): string {
  return markup.includes('[') ? markup.replace(/<[^>]*>/g, '') : ''
}

/** Text that a person writes, and no format as that of opening times. */
function isWritten(field: AnyField): field is HtmlField | RichtextField | StringField {
  return field.type === 'html' || field.type === 'richtext' || field.type === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
