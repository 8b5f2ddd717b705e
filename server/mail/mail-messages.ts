import { type CompiledMessage, fill, type MessageValues } from '#schema/messages/fill'

/** Writes a message in the language of an email, as `t` of `schema/messages` does in that of the editor. Without plurals. */
export type Translate = (message: string, values?: MessageValues) => string

type Catalogue = Readonly<Record<string, CompiledMessage>>

const catalogues = import.meta.glob<Catalogue>('/editor/messages/*/emails.po', {
  import: 'default',
})

const ENGLISH = 'en'

/** The languages that emails to staff are written in. */
export const EMAIL_LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(catalogues).map((file) => file.split('/').at(-2) ?? ''),
]

/** What the editor speaks of a tag like `gu-IN`; `null` for a language it does not speak. */
export function editorLanguageOf(tag: string | null | undefined): string | null {
  const [main = ''] = (tag ?? '').toLowerCase().split('-')
  return EMAIL_LANGUAGES.includes(main) ? main : null
}

/** Reads the catalogue when the first email of a language is written; what it does not have is English. */
export async function messagesIn(language: string | null | undefined): Promise<Translate> {
  const catalogue = await catalogueOf(editorLanguageOf(language) ?? ENGLISH)
  return (message, values = {}) => fill(catalogue[message] ?? message, values)
}

/** A local time, `2026-11-08T06:00`, as an email in that language writes it. */
export function mailMoment(at: string, language: string): string {
  const locale = language === ENGLISH ? 'en-GB' : language
  const style = {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${at}Z`))
}

async function catalogueOf(language: string): Promise<Catalogue> {
  const read = catalogues[`/editor/messages/${language}/emails.po`]
  return read ? read() : {}
}
