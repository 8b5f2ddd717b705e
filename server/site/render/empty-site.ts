import { messagesFor } from '#renderer/parts/words/words'
import { escapeHtml } from '#schema/text/escape-text'
import { type PlainPage, plainPage } from '../../http/plain-page'
import { languageOfAddress } from './back-soon'

/** Returns the page of a new installation without sample content, before there is a location; in the language of the address. */
export function emptySite(path: string): PlainPage {
  const language = languageOfAddress(path)
  const words = messagesFor(language)
  return plainPage({
    language,
    title: 'Toran',
    heading: words.noPagesYet,
    message: `<a href="/editor">${escapeHtml(words.noPagesYetDetail)}</a>`,
  })
}
