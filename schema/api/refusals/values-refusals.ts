import { joinSentences } from '../../messages/format'
import { t } from '../../messages/t'

/** Refusals of invalid values, and limits. */
export const valuesRefusals = {
  pageNotSaved: ({ problem, more }: { problem: string; more: number }) =>
    joinSentences(t('The page wasn’t saved.'), problem, furtherProblems(more)),
  pageNotPublishable: ({ problem, more }: { problem: string; more: number }) =>
    joinSentences(t('This page can’t be published yet.'), problem, furtherProblems(more)),
  recordNotSaved: ({ problem, more }: { kind: string; problem: string; more: number }) =>
    joinSentences(t('Your changes weren’t saved.'), problem, furtherProblems(more)),
  noSuchPicture: ({ id }: { id: number | string }) => t('Picture {id} doesn’t exist.', { id }),
  layoutExists: () =>
    t('This location already has a site layout. Edit it, or delete it before you create another.'),
  defaultLanguage: ({ language }: { language: string }) =>
    t('Every other language of a page falls back to {language}, so you can’t remove it.', {
      language,
    }),
  unknownEditorLanguage: ({ language, languages }: { language: string; languages: string }) =>
    t('The editor isn’t available in “{language}”. Choose one of: {languages}.', {
      language,
      languages,
    }),
  noTextInLanguage: ({ language }: { language: string }) =>
    t('This page has no text in {language}.', { language }),
  hasTextInLanguage: ({ language }: { language: string }) =>
    t('This page already has text in {language}.', { language }),
  emptyFile: () => t('The file is empty. Choose another one.'),
  emptyPicture: () => t('The file is empty. Choose a picture and try again.'),
  damagedPdf: () =>
    t(
      'This PDF is damaged or incomplete. Open it on your device, save it again and upload that file.',
    ),
  pictureForPicture: () =>
    t(
      'You can only replace a picture with a picture, and a PDF with a PDF. Upload this file as a new one.',
    ),
  uploadExpired: () =>
    t(
      'This upload has expired or was already stored. Choose the file again. Nothing is stored twice.',
    ),
  linkExpired: () => t('This link has expired. Ask for a new one.'),
  writeReply: () => t('Write a reply first.'),
  noReplyAddress: () => t('This visitor left no email address, so you can’t reply.'),
  textToFind: () => t('Enter the text to find.'),
  chooseAccess: () => t('Choose the person’s access and its locations.'),
  mentionUnseen: () =>
    t(
      'Someone you mentioned can’t see this page, so your comment wasn’t sent. Remove the mention, or ask someone who manages the location to give them access.',
    ),
  enterPath: () => t('Enter the address as a path, like /old-page.'),
  manySchedules: ({ max }: { max: number }) =>
    t('A page has at most {max} schedules at once. Cancel some of them first.', { max }),
  manyPreviews: ({ max }: { max: number }) =>
    t('A page has at most {max} preview links at once. Revoke some of them first.', { max }),
  manyRedirects: ({ max }: { max: number }) =>
    t('A location has at most {max} redirects. Remove some that are no longer needed.', { max }),
  writeSuggestion: () => t('Write the text that you suggest.'),
  describeSuggestion: () => t('Write a note about what should change.'),
  suggestionSame: () => t('This is the text that’s there now. Change it, then send it.'),
  longSuggestion: ({ most, count }: { most: number; count: number }) =>
    t(
      'A suggested text has at most {most, plural, one {# character} other {# characters}}; this one has {count, plural, one {#} other {#}}. Shorten it.',
      { most, count },
    ),
  nothingDiffers: () => t('Nothing differs from the network here.'),
} as const

function furtherProblems(count: number): string {
  return count === 0
    ? ''
    : t('{count, plural, one {There is # more problem.} other {There are # more problems.}}', {
        count,
      })
}
