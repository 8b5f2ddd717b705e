import { messagesFor } from '#renderer/parts/words/words'
import { escapeHtml } from '../../http/escape-html'
import { type PlainPage, plainPage } from '../../http/plain-page'
import { languageOfAddress } from './back-soon'

/** What a visitor sees before there is a location, in the language of the address: a new installation without sample content. */
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
