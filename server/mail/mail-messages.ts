import { type CompiledMessage, fill, type MessageValues } from '#schema/messages/fill'

/** Translates a message into an email’s language, like `t` of `schema/messages` in the editor. Without plurals. */
export type Translate = (message: string, values?: MessageValues) => string

type Catalogue = Readonly<Record<string, CompiledMessage>>

const catalogues = import.meta.glob<Catalogue>('/editor/messages/*/emails.po', {
  import: 'default',
})

const ENGLISH = 'en'

/** Languages of emails to staff. */
export const EMAIL_LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(catalogues).map((file) => file.split('/').at(-2) ?? ''),
]

/** Returns the editor’s language for a tag like `gu-IN`; `null` if there is no translation. */
export function editorLanguageOf(tag: string | null | undefined): string | null {
  const [main = ''] = (tag ?? '').toLowerCase().split('-')
  return EMAIL_LANGUAGES.includes(main) ? main : null
}

/** Returns the translator of a language, loading its catalogue lazily; missing messages are English. */
export async function messagesIn(language: string | null | undefined): Promise<Translate> {
  const catalogue = await catalogueOf(editorLanguageOf(language) ?? ENGLISH)
  return (message, values = {}) => fill(catalogue[message] ?? message, values)
}

/** Formats a local time, `2026-11-08T06:00`, in the language of an email. */
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
