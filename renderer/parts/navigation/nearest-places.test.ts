import { expect, test } from 'vitest'
import { placeOf } from '#renderer/testing/world'
import { kilometresBetween, nearestPlaces } from './nearest-places'

const leicester = placeOf('leicester', { latitude: 52.6525, longitude: -1.1192 })
const ottawa = placeOf('ottawa', { latitude: 45.2751, longitude: -75.7466 })
const brookfield = placeOf('brookfield', { latitude: 41.4687, longitude: -73.3923 })
const somewhere = placeOf('somewhere', { latitude: null, longitude: null })
const all = [somewhere, leicester, ottawa, brookfield]

test('the nearest others come first, those of unknown whereabouts last', () => {
  expect(nearestPlaces(all, 'ottawa', 3)).toEqual([brookfield, leicester, somewhere])
  expect(nearestPlaces(all, 'ottawa', 1)).toEqual([brookfield])
})

test('one’s own position may be unknown, too: they are sorted by name', () => {
  expect(nearestPlaces(all, 'somewhere', 2)).toEqual([leicester, ottawa])
  expect(nearestPlaces(all, 'nowhere', 2)).toEqual([somewhere, leicester])
})

test('a distance is that along the globe', () => {
  const greenwich = { latitude: 51.48, longitude: 0 }
  expect(Math.round(kilometresBetween(greenwich, { latitude: -51.48, longitude: 180 }))).toBe(20015)
  expect(kilometresBetween(greenwich, greenwich)).toBe(0)
})
