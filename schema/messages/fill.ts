/** The values inserted into a message. Values that are messages themselves are translated by `t`, too. */
export type MessageValues = Readonly<Record<string, string | number | null | undefined>>

/** A message as compiled by the build: text with `{name}`, or parts with plurals and choices. */
export type CompiledMessage = string | MessageParts
type MessageParts = readonly (string | MessagePart)[]
type MessagePart =
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', options: MessageOptions]
type MessageOptions = Readonly<Record<string, CompiledMessage>>

declare const __LANGUAGE__: string

/** The language tag of messages; `en` for English and without the build. */
export const messageLanguage: string = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : 'en'

/** A language of server messages: translations by English text. */
export interface TextCatalogue {
  readonly tag: string
  readonly messages: Readonly<Record<string, CompiledMessage>>
}

let catalogue: TextCatalogue | null = null

/** Runs `run` with messages in a language, on the server. `run` must be synchronous, so that no other request runs meanwhile. */
export function runWithMessages<Answer>(language: TextCatalogue, run: () => Answer): Answer {
  const before = catalogue
  catalogue = language
  try {
    return run()
  } finally {
    catalogue = before
  }
}

/** Returns a message in the language of `runWithMessages`; English without it, or without a translation. */
export function localisedMessage(
  message: string,
  english: CompiledMessage = message,
): CompiledMessage {
  return catalogue?.messages[message] ?? english
}

export function fill(message: CompiledMessage, values: MessageValues): string {
  if (typeof message === 'string')
    return message.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
  return fillParts(message, values, '')
}

function fillParts(parts: MessageParts, values: MessageValues, counted: string): string {
  return parts.map((part) => fillPart(part, values, counted)).join('')
}

function fillPart(part: MessageParts[number], values: MessageValues, counted: string): string {
  if (part === '#') return counted
  if (typeof part === 'string') return part
  const value = values[part[0]] ?? ''
  if (part.length === 1) return String(value)
  const [, kind, options] = part
  const chosen = options[choiceOf(kind, value, options)] ?? options.other ?? ''
  const number = kind === 'plural' ? numberIn(languageTag(), Number(value)) : counted
  return fillParts(typeof chosen === 'string' ? [chosen] : chosen, values, number)
}

function choiceOf(kind: string, value: string | number, options: MessageOptions): string {
  if (kind === 'select') return String(value)
  const exact = `=${value}`
  return exact in options ? exact : pluralRulesOf(languageTag()).select(Number(value))
}

/** Returns the current language of messages. */
export function languageTag(): string {
  return catalogue?.tag ?? messageLanguage
}

/** Formats `1,200`. The first `Intl.NumberFormat` of a page takes 4 ms, so what needs no separator goes without. */
export function numberIn(locale: string, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : numberFormatOf(locale).format(value)
}

const numberFormatOf = rememberByLocale((locale) => new Intl.NumberFormat(locale))
const pluralRulesOf = rememberByLocale((locale) => new Intl.PluralRules(locale))

/** Makes one formatter per locale: making one costs a hundred times as much as using it. The locales are those of messages. */
function rememberByLocale<Formatter>(make: (locale: string) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string): Formatter => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
