import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconOptions } from './icon-names'
import { drawingNames, markNames, signNames } from './sprite-names'

test('everything that is named has its drawing in the sprite, and the sprite has no other', () => {
  const sprite = readFileSync('renderer/parts/kit/icons.svg', 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)
  const named = [...Object.keys(iconOptions), ...signNames, ...markNames, ...drawingNames]
  expect(drawn.sort()).toEqual(named.sort())
})
