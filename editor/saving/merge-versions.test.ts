import { expect, test } from 'vitest'
import { EMPTY_CONTENT, type PageContent } from '#schema/page/content'
import type { ConflictVersion } from '../api/failure'
import { BLANK_SETTINGS } from '../store/edits/edited-page'
import { contentOfLine } from '../testing/open-session'
import { stateOfConflict } from './merge-versions'

const gujarati = { item: { language: 'gu-IN', locationId: 12 } }
const base = {
  settings: { ...BLANK_SETTINGS, title: 'પધારો', externalUrl: '/visit' },
  content: contentOfLine('a b'),
}

test('what someone saved in another language takes nothing off a language they have none of', () => {
  const theirs = savedBy({ language: 'en-US', content: contentOfLine('c') })
  expect(stateOfConflict(theirs, gujarati, base)).toEqual({
    settings: { ...base.settings, externalUrl: '/welcome' },
    content: base.content,
  })
})

test('what they saved of the language itself is theirs, blocks taken off included', () => {
  const theirs = savedBy({ language: 'gu-IN', content: EMPTY_CONTENT })
  expect(stateOfConflict(theirs, gujarati, base)).toMatchObject({
    settings: { title: 'Theirs' },
    content: { blocks: [] },
  })
})

function savedBy({ language, content }: { language: string; content: PageContent }) {
  const theirs: ConflictVersion = {
    ...{ version: 4, savedAt: '2026-03-01T14:32:00Z', savedBy: 'Ben', title: 'Visit' },
    ...{ description: '', externalUrl: '/welcome', imageId: null, visibility: 'PUBLIC' },
    items: [{ language, locationId: 12, title: 'Theirs', description: '', imageId: null, content }],
  }
  return theirs
}
