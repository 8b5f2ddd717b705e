import { expect, test } from 'vitest'
import { addressOf, addressProblem } from '../pages/page-address'
import { routeOf, signInPath } from './routes'

test.each([
  ['/editor', { name: 'home' }],
  ['/editor/', { name: 'home' }],
  ['/editor?text=Diwali', { name: 'pages' }],
  ['/editor/pages', { name: 'pages' }],
  ['/editor/calendar?month=2026-11', { name: 'calendar' }],
  ['/editor/pages/7', { name: 'page', documentId: 7, language: 'en-US' }],
  ['/editor/pages/7?language=gu-IN', { name: 'page', documentId: 7, language: 'gu-IN' }],
  ['/editor/pages/7?language=<b>', { name: 'page', documentId: 7, language: 'en-US' }],
  ['/editor/pages/0', { name: 'missing' }],
  ['/editor/pages/7x', { name: 'missing' }],
  ['/editor/pages/99999999999999999999', { name: 'missing' }],
  ['/editor/locations', { name: 'locations' }],
  ['/editor/locations/20', { name: 'location', id: 20 }],
  ['/editor/audit?chain=location:20', { name: 'audit' }],
  ['/editor/events', { name: 'records', list: 'events' }],
  ['/editor/events/7', { name: 'record', list: 'events', id: 7 }],
  ['/editor/events/new', { name: 'record', list: 'events', id: 'new' }],
  ['/editor/topics', { name: 'topics' }],
  ['/editor/events/7/8', { name: 'missing' }],
  ['/editor/Events', { name: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(new URL(path, 'https://toran.example'))).toEqual(route)
})

test('signing in leads back to where one came from', () => {
  const path = '/editor/pages/7?tab=1#b_1'
  expect(next(signInPath(path))).toBe(path)
})

test.each([
  'https://evil.example/editor',
  '//evil.example/editor',
  '/\\evil.example/editor',
  'javascript:alert(1)',
  '/elsewhere',
  '/editorial',
  '/editor/../admin',
  '/editor/sign-in?next=/editor/sign-in',
  '',
  'http://[',
])('signing in never leads to %s', (path) => {
  expect(next(signInPath(path))).toBe('/editor')
})

test.each([
  ['Visit us', '/visit-us'],
  ['  What’s on?  ', '/what-s-on'],
  ['દર્શન સમય', '/દર્શન-સમય'],
  ['???', ''],
])('the title %s gives the address %s', (title, address) => {
  expect(addressOf(title)).toBe(address)
})

test.each(['', 'visit', '/two words', '/a//b', '/../up', '/a?b', '/100%', `/${'x'.repeat(200)}`])(
  '“%s” is no address',
  (address) => {
    expect(addressProblem(address)).not.toBeNull()
  },
)

function next(path: string): string | null {
  const route = routeOf(new URL(path, 'https://toran.example'))
  return route.name === 'sign-in' ? route.next : null
}
