import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconOptions } from './icon-names'
import { markNames, signNames } from './sprite-names'

/** Drawings larger than icons. */
const DRAWINGS = ['map-gate', 'ornament-lotus', 'ornament-shikhara']

test('everything that is named has its drawing in the sprite, and the sprite has no other', () => {
  const sprite = readFileSync('renderer/parts/kit/icons.svg', 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)
  const named = [...Object.keys(iconOptions), ...signNames, ...markNames, ...DRAWINGS]
  expect(drawn.sort()).toEqual(named.sort())
})
