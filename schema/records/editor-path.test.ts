import { expect, test } from 'vitest'
import { editorPath } from './editor-path'
import { recordDefinitions } from './index'

test.each([
  ['event', { recordId: 7 }, '/editor/events/7'],
  ['location', { recordId: 20 }, '/editor/locations/20'],
  ['topic', { recordId: 7 }, '/editor/topics'],
  ['media', { recordId: 7 }, '/editor'],
  [
    'navigation',
    { recordId: 7, locationId: 20, language: 'gu-IN' },
    '/editor/navigation?location=20&language=gu-IN',
  ],
  [
    'navigation',
    { recordId: 7, locationId: 10, language: 'gu-IN' },
    '/editor/navigation?location=10&language=gu-IN&record=7',
  ],
  [
    'navigation',
    { recordId: 0, locationId: 10, language: 'gu-IN', onlyHere: true },
    '/editor/navigation?location=default&language=gu-IN',
  ],
  [
    'navigation',
    { recordId: 7, locationId: null, language: null },
    '/editor/navigation?location=&language=',
  ],
])('a record of the kind %s is edited where its declaration says', (kind, named, path) => {
  const definition = recordDefinitions.get(kind)
  expect(definition && editorPath(definition, named)).toBe(path)
})
