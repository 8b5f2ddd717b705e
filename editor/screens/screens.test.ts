import { expect, test } from 'vitest'
import { type onlyLocation, screenPath, screens } from './screens'

const account = (...assignments: readonly object[]) =>
  ({ assignments }) as unknown as Parameters<typeof onlyLocation>[0]
const at = (locationId: number | null, level = 'MANAGE') => ({ locationId, level })

test('who works for one location finds its pages first', () => {
  const pages = screens.find(({ label }) => label === 'Pages')
  const pathFor = (...assignments: readonly object[]) =>
    pages && screenPath(pages, account(...assignments))
  expect(pathFor(at(20))).toBe('/editor/pages?locationId=20')
  expect(pathFor(at(20), at(20, 'CONTRIBUTE'), at(10, 'VIEW'))).toBe('/editor/pages?locationId=20')
  expect(pathFor(at(20), at(30))).toBe('/editor/pages')
  expect(pathFor(at(null))).toBe('/editor/pages')
  expect(pathFor(at(20, 'VIEW'))).toBe('/editor/pages')
  expect(pathFor()).toBe('/editor/pages')
})

test('other screens have one address for everybody', () => {
  const others = screens.filter(({ label }) => label !== 'Pages')
  expect(others.every((entry) => screenPath(entry, account(at(20))) === entry.path)).toBe(true)
})
