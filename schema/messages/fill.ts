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
export interface SpokenLanguage {
  readonly tag: string
  readonly messages: Readonly<Record<string, CompiledMessage>>
}

let spoken: SpokenLanguage | null = null

/** Runs `say` with messages in a language, on the server. `say` must be synchronous, so that no other request runs meanwhile. */
export function sayIn<Answer>(language: SpokenLanguage, say: () => Answer): Answer {
  const before = spoken
  spoken = language
  try {
    return say()
  } finally {
    spoken = before
  }
}

/** Returns a message in the language of `sayIn`; English without it, or without a translation. */
export function spokenMessage(
  message: string,
  english: CompiledMessage = message,
): CompiledMessage {
  return spoken?.messages[message] ?? english
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
  const number =
    kind === 'plural' ? Number(value).toLocaleString(spoken?.tag ?? messageLanguage) : counted
  return fillParts(typeof chosen === 'string' ? [chosen] : chosen, values, number)
}

function choiceOf(kind: string, value: string | number, options: MessageOptions): string {
  if (kind === 'select') return String(value)
  const exact = `=${value}`
  return exact in options
    ? exact
    : new Intl.PluralRules(spoken?.tag ?? messageLanguage).select(Number(value))
}
