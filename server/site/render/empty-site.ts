import { type PlainPage, plainPage } from '../../http/plain-page'

/** What a visitor sees before there is a location: a new installation without sample content. */
export function emptySite(): PlainPage {
  return plainPage({
    language: 'en-US',
    title: 'Toran',
    heading: 'There is no page here yet',
    message: 'Its first page is made in the <a href="/editor">editor</a>.',
  })
}
