import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { LocationDifference } from '../store/location-version'
import { differenceTitle } from './difference-labels'
import { contentsOfDifference } from './value-contents'

test('a block that a location shows as another variant is called by the names of both', () => {
  const difference: LocationDifference = {
    ...{ id: 'd1', kind: 'KEY', state: 'APPLIED', lock: null, merged: null },
    ...{ blockId: '7', blockName: 'Hero', blockKind: 'Hero', field: 'name' },
    ...{ location: 'SecondHero', network: 'Hero' },
  }
  expect(differenceTitle(difference, definitions)).toBe('“Variant” of “Hero”')
  const side = (value: unknown) => contentsOfDifference(difference, value, definitions).text
  expect([side('SecondHero'), side('Hero')]).toEqual(['Small hero', 'Hero'])
})
