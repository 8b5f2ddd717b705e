import { expect, test } from 'vitest'
import { writeCoordinates } from './coordinates'
import { isShortMapLink, readMapLink } from './map-link'

test.each([
  [
    'https://www.google.com/maps/place/Parliament+Hill/@45.4235937,-75.700929,17z/data=!3m1!4b1!4m6!3m5!1s0x4cce04ff4fe494ef:0x26bb54f60c29f6e!8m2!3d45.42359!4d-75.69835!16zL20vMGRs',
    '45.42359, -75.69835',
  ],
  ['https://www.google.com/maps/@45.4215,-75.6972,15z?entry=ttu', '45.4215, -75.6972'],
  ['https://maps.google.com/?q=45.4215,-75.6972', '45.4215, -75.6972'],
  ['https://www.google.com/maps/search/?api=1&query=45.4215%2C-75.6972', '45.4215, -75.6972'],
  ['https://www.google.com/maps/search/45.4215,+-75.6972', '45.4215, -75.6972'],
  [
    'https://www.openstreetmap.org/?mlat=-1.2921&mlon=36.8219#map=17/-1.29/36.82',
    '-1.2921, 36.8219',
  ],
  ['https://www.openstreetmap.org/#map=17/22.30719/73.18122', '22.30719, 73.18122'],
  ['https://maps.apple.com/?ll=52.6369,-1.1398&q=Mandir', '52.6369, -1.1398'],
  ['geo:22.3072,73.1812?z=17', '22.3072, 73.1812'],
  ['45°25\'17.4"N 75°41\'49.9"W', '45.42150, -75.69719'],
  ['1° 17′ S, 36° 49′ E', '-1.28333, 36.81667'],
])('the point of %s', (pasted, point) => {
  const found = readMapLink(pasted)
  expect(found && writeCoordinates(found)).toBe(
    point.replace(/\.(\d*?)0+(?=,|$)/g, (_, digits) => (digits ? `.${digits}` : '')),
  )
})

test.each([
  '',
  'Parliament Hill, Ottawa',
  'https://www.google.com/maps/place/Parliament+Hill',
  'https://www.google.com/maps/@145.4,-75.7,15z',
  'https://maps.app.goo.gl/AbCdEf',
  '45°25\'17.4"N',
  'ઓટાવા, કૅનેડા',
  `https://www.google.com/maps/@45.4,-75.7${'9'.repeat(100_000)}`,
])('no point is made up of %.60s', (pasted) => {
  expect(readMapLink(pasted)).toBeNull()
})

test('a shortened link is known as one', () => {
  expect(isShortMapLink(' https://maps.app.goo.gl/AbCdEf')).toBe(true)
  expect(isShortMapLink('https://www.google.com/maps/@45.4,-75.7,15z')).toBe(false)
})
