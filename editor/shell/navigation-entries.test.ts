import { expect, test } from 'vitest'
import { recordDefinitions } from '#schema/records'
import type { Account } from '../api/answers'
import { routeOf } from '../app/routes'
import { addressOf, NETWORK_PLACE, navigationFor } from './navigation-entries'

const account = (...assignments: readonly object[]) => ({ assignments }) as unknown as Account
const at = (locationId: number | null, level = 'MANAGE') => ({ locationId, level })
const everything = account(at(null))
const ottawa = { id: 20, slug: 'ottawa' }

test('anyone who manages the network finds every list of records in a group', () => {
  const groups = navigationFor(everything)
  expect(groups.map(({ label }) => label).filter(Boolean)).toEqual(['Content', 'Site', 'Settings'])
  const labels = groups.flatMap(({ entries }) => entries.map(({ label }) => label))
  for (const { collection } of recordDefinitions.values())
    if (collection) expect(labels).toContain(collection.label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('who only looks finds no settings and no people', () => {
  const groups = navigationFor(account(at(20, 'VIEW')))
  const labels = groups.flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(labels).toContain('Pages')
  for (const hidden of ['People', 'Emails', 'Integrations', 'Audit', 'Media', 'Redirects'])
    expect(labels).not.toContain(hidden)
})

test.each([
  ['/editor', 'Home'],
  ['/editor/pages', 'Pages'],
  ['/editor/events', 'Events'],
  ['/editor/events/41', 'Events'],
  ['/editor/faqs', 'Questions'],
  ['/editor/topics', 'Topics'],
  ['/editor/locations/20', 'Locations'],
  ['/editor/inbox/3', 'Inbox'],
  ['/editor/integrations', 'Integrations'],
])('%s is marked as %s, and nothing else is', (pathname, label) => {
  const route = routeOf({ pathname, search: '' })
  const marked = entriesOf(everything).filter((entry) => entry.isAt(route, ''))
  expect(marked.map((entry) => entry.label)).toEqual([label])
})

test('a chosen location narrows the lists that know one, and no other screen', () => {
  expect(pathOf('Pages', everything, ottawa)).toBe('/editor/pages?locationId=20')
  expect(pathOf('Events', everything, ottawa)).toBe('/editor/events?location=ottawa')
  expect(pathOf('Inbox', everything, ottawa)).toBe('/editor/inbox?location=20')
  expect(pathOf('Home', everything, ottawa)).toBe('/editor')
  expect(pathOf('Audit', everything, ottawa)).toBe('/editor/audit')
})

test('the network’s navigation and the default location’s own are two screens', () => {
  const main = { id: 10, slug: 'main' }
  expect(pathOf('Navigation', everything, main)).toBe('/editor/navigation?location=default')
  expect(pathOf('Navigation', everything, NETWORK_PLACE)).toBe('/editor/navigation?location=10')
  expect(pathOf('Redirects', everything, main)).toBe('/editor/redirects?location=10')
})

test('who works for one location finds its pages first', () => {
  expect(pathOf('Pages', account(at(20)))).toBe('/editor/pages?locationId=20')
  expect(pathOf('Pages', account(at(20), at(10, 'VIEW')))).toBe('/editor/pages?locationId=20')
  expect(pathOf('Pages', account(at(20), at(30)))).toBe('/editor/pages')
  expect(pathOf('Pages', everything)).toBe('/editor/pages')
  expect(pathOf('Pages', account(at(20, 'VIEW')))).toBe('/editor/pages')
  for (const entry of entriesOf(account(at(20))).filter(({ label }) => label !== 'Pages'))
    expect(addressOf(entry, account(at(20)), null)).toBe(entry.path)
})

function entriesOf(of: Account) {
  return navigationFor(of).flatMap(({ entries }) => entries)
}

function pathOf(label: string, of: Account, place: typeof ottawa | null = null): string {
  const entry = entriesOf(of).find((one) => one.label === label)
  if (!entry) throw new Error(`${label} is not in the navigation`)
  return addressOf(entry, of, place)
}
