import { expect, test } from 'vitest'
import type { MediaItem } from '#schema/entities/media'
import { pageDescription, sharedPicture } from './page-meta'

test('the picture of a page is described in the language of the page, in the words of its location', () => {
  const lamps: MediaItem = {
    ...{ id: 7, displayName: 'lamps.jpg', caption: '', altText: 'Lamps', thumbnail: '' },
    ...{ src: '/media/7/original', url: '/media/7', type: 'image/jpeg', showCaptionText: false },
    dateTime: null,
    ...{ metadata: { width: 4000, height: 3000 }, focalPoint: { x: 0.5, y: 0.5 } },
    texts: [
      { language: 'gu-IN', locationId: null, altText: 'દીવા', caption: null },
      { language: 'gu-IN', locationId: 20, altText: 'ઓટાવાના દીવા', caption: null },
    ],
  }
  const alt = (language: string, id: number) =>
    sharedPicture(lamps, { location: { id }, context: { language } }, 'https://www.example.org').alt
  expect(alt('gu-IN', 10)).toBe('દીવા')
  expect(alt('gu-IN', 20)).toBe('ઓટાવાના દીવા')
  expect([alt('en-US', 20), alt('hi-IN', 20)]).toEqual(['Lamps', 'Lamps'])
})

const GUJARATI = 'દીવા અને કીર્તનની ચાર સાંજ, અને હજારથી વધુ વાનગીઓનો થાળ. બધાંનું સ્વાગત છે.'
const said = (introText: string, introSubtitle = '') => ({
  texts: [{ language: 'gu-IN', name: 'દીપમાળા મંદિર', introSubtitle, introText }],
})

test('in the default language a page is described as its editor has written', () => {
  expect(
    described({ language: 'en-US', words: GUJARATI, description: 'Hours and directions.' }),
  ).toBe('Hours and directions.')
})

test('in another language by the first sentences that it says in it; titles are none', () => {
  expect(described({ words: GUJARATI })).toBe(GUJARATI)
  expect(described({ words: `  ${GUJARATI}\n\n ${GUJARATI} ${GUJARATI} ` })).toBe(
    `${GUJARATI} ${GUJARATI}`,
  )
})

test('a sentence without end is cut between words', () => {
  const text = described({ words: 'સાંજની આરતી, '.repeat(40) })
  expect(text).toMatch(/^સાંજની આરતી.*આરતી…$/)
  expect(text.length).toBeLessThanOrEqual(160)
  expect(described({ words: 'અ'.repeat(5000) })).toHaveLength(160)
})

test('else by what the location says of itself in it, else not at all', () => {
  expect(described({ words: 'મુલાકાત', location: said('કોતરેલું મંદિર.') })).toBe('કોતરેલું મંદિર.')
  expect(described({ words: '', location: said('', 'ટેકરીઓમાં') })).toBe('ટેકરીઓમાં')
  expect(described({ words: 'મુલાકાત', location: said('') })).toBe('')
  expect(described({ words: 'मंदिर', language: 'hi-IN', location: said('કોતરેલું મંદિર.') })).toBe('')
})

test('the home page, where an announcement may be first, the other way round', () => {
  const path = '/'
  expect(described({ path, words: GUJARATI, location: said('કોતરેલું મંદિર.') })).toBe('કોતરેલું મંદિર.')
  expect(described({ path, words: GUJARATI })).toBe(GUJARATI)
})

test('a description in the language goes before all that', () => {
  const description = 'સમય અને રસ્તો.'
  expect(described({ words: GUJARATI, description })).toBe(description)
  expect(described({ path: '/', location: said('કોતરેલું મંદિર.'), description })).toBe(description)
})

function described({
  path = '/visit',
  words = '',
  language = 'gu-IN',
  location = {},
  description = '',
}): string {
  const fields = [{ id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }]
  const title = [{ id: 'f2', type: 'string', name: 'title', value: 'દીવાળીના દિવસો' }]
  const blocks = [
    { id: 'b1', name: 'Faqs', fields: title },
    { id: 'b2', name: 'Text', fields },
  ]
  return pageDescription({ path, content: { format: 1, blocks }, language, description }, location)
}
