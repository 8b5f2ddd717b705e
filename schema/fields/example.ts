import type { Fields, PropsOf } from './field'
import type { AnyField } from './field-types'
import { broken } from './messages'
import { readProps } from './read'
import { isShown } from './show-when'
import type { StringField } from './string'
import type { HtmlField, RichtextField } from './text'

/*
 * Placeholder text that a person must replace is in double square brackets: `Join us on [[day and date]].` The mark is part of
 * the text, so it survives copying, undo, imports and translation, and can't get out of sync.
 */
const EXAMPLE = /\[\[([^[\]]{1,300})\]\]/g

/** A phrase that is still an example, with its position. */
interface ExamplePhrase {
  /** Path within the block: `title`, or `slides.2.title` inside a list. */
  readonly path: string
  readonly label: string
  readonly phrase: string
}

/** Marks text as an example. */
function asExample(words: string): string {
  return `[[${words}]]`
}

/** Returns the phrases in plain text that are still examples. */
export function examplesIn(text: string): readonly string[] {
  return [...text.matchAll(EXAMPLE)].map(([, phrase = '']) => phrase.trim())
}

/** Returns the position of the first example in plain text, including its brackets; `null` if there is none. */
export function firstExample(
  text: string,
): { readonly start: number; readonly end: number } | null {
  const [found] = text.matchAll(EXAMPLE)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/**
 * Returns the example at a position in plain text, including its brackets; `null` if there is none. Typing replaces it as a
 * whole.
 */
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

/** Returns the phrases in a block's values that are still examples, in the order of its fields. Hidden fields are skipped. */
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

/** An issue of a field that still contains examples. */
type ExampleIssue = { readonly path: string } & ReturnType<typeof broken<'example'>>

/** Returns a sentence for each field that still contains an example. */
export function exampleSentences(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): readonly ExampleIssue[] {
  const byField = new Map<string, { readonly label: string; readonly phrases: string[] }>()
  for (const { path, label, phrase } of examplesOf(fields, values)) {
    const field = byField.get(path)
    if (field) field.phrases.push(phrase)
    else byField.set(path, { label, phrases: [phrase] })
  }
  return [...byField].map(([path, { label, phrases }]) => ({
    path,
    ...broken('example', { label, phrases }),
  }))
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

/** Returns the values of a newly added block: the defaults of its fields, and the examples of those that have one. */
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

/** Returns the text of markup if it may contain an example, because parts of the example may be formatted. */
function textWithoutMarkup(markup: string): string {
  return markup.includes('[') ? markup.replace(/<[^>]*>/g, '') : ''
}

/** Returns whether a field contains free text, not a format such as opening hours. */
function isWritten(field: AnyField): field is HtmlField | RichtextField | StringField {
  return field.type === 'html' || field.type === 'richtext' || field.type === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
