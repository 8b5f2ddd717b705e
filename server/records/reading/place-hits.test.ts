import { expect, test } from 'vitest'
import { placeHits } from './place-hits'

function place(slug: string, city: string, countryCode: string) {
  return {
    ...{ slug, city, countryCode, region: '', path: `/${slug}` },
    ...{ name: `Deepmala Mandir, ${city}`, latitude: null, longitude: null },
    texts: [{ language: 'gu-IN', name: '', city: slug === 'ottawa' ? 'ઓટાવા' : '' }],
  }
}

const network = [
  place('ottawa', 'Ottawa', 'CA'),
  place('toronto', 'Toronto', 'CA'),
  place('montreal', 'Montréal', 'CA'),
  place('nairobi', 'Nairobi', 'KE'),
  place('leeds', 'Leeds', 'GB'),
]

const paths = (text: string, slug = 'leeds') =>
  placeHits(network, { text, slug }).map(({ path }) => path)

test.each([
  ['Toronto', ['/toronto']],
  ['montreal opening hours', ['/montreal']],
  ['kenya', ['/nairobi']],
  ['કેન્યા', ['/nairobi']],
  ['temples in east africa', ['/nairobi']],
  ['મંદિર આફ્રિકા', ['/nairobi']],
  ['send it to us', []],
  ['ઓટાવા', ['/ottawa']],
  ['canada', ['/ottawa', '/toronto', '/montreal']],
  ['deepmala mandir', []],
  ['', []],
  ['toront', []],
])('“%s” names %s', (text, expected) => {
  expect(paths(text)).toEqual(expected)
})

test.each(['a temple in England', 'UK', 'યુકે', 'great britain', 'इंग्लैंड में मंदिर'])(
  '“%s” names the country by its parts and short names',
  (text) => {
    expect(paths(text, 'ottawa')).toEqual(['/leeds'])
  },
)

test('the site one is on is no result', () => {
  expect(paths('Toronto', 'toronto')).toEqual([])
})
