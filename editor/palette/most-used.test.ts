import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { addableBlocks } from './addable-blocks'
import { mostUsed } from './most-used'

const mostUsedNames = (uses: Record<string, number>, target: 'content' | 'layout' = 'content') =>
  mostUsed(addableBlocks(definitions, target), uses).map(({ name }) => name)

test('someone new is offered what pages are made of most', () => {
  expect(mostUsedNames({})).toEqual(['Text', 'Media', 'Hero', 'CardList', 'Columns', 'HoursCard'])
})

test('what one has added most oneself comes first', () => {
  expect(mostUsedNames({ Faqs: 2, Text: 1, EventsList: 5 })).toEqual([
    'EventsList',
    'Faqs',
    'Text',
    'Media',
    'Hero',
    'CardList',
  ])
})

test('only kinds that may be added are offered, and what is stored may be anything', () => {
  expect(mostUsedNames({ Gone: 9, constructor: 9, PageOutlet: 9 })).toHaveLength(6)
  expect(mostUsedNames({ Hero: 9 }, 'layout')).not.toContain('Hero')
})
