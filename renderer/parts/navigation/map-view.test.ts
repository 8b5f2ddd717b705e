import { expect, test } from 'vitest'
import { clustersOf, mapView } from './map-view'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  ['a town', [at(45, -75), at(45.1, -75.1)]],
  ['both ends of the globe', [at(-41, 174), at(64, -150)]],
  ['the poles', [at(90, 0), at(-90, 0)]],
])('%s: every point is on the map, and the map on the globe', (_name, points) => {
  const view = mapView(points)
  expect(view.west).toBeGreaterThanOrEqual(-180)
  expect(view.west + view.width).toBeLessThanOrEqual(180)
  expect(view.north).toBeLessThanOrEqual(90)
  expect(view.north - view.height).toBeGreaterThanOrEqual(-90)
  for (const { left, top } of clustersOf(points, view)) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(100)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThanOrEqual(100)
  }
})

test('two points of one town are one pin, two continents are two', () => {
  const points = [at(43.6, -79.4), at(45.4, -75.7), at(22.3, 73.2)]
  const clusters = clustersOf(points, mapView(points))
  expect(clusters.map(({ members }) => members.length)).toEqual([2, 1])
})
