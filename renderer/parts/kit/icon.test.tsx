import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconOptions } from './icon-names'
import { markNames, signNames } from './sprite-names'

test('every icon has its drawing in the sprite, and the sprite has no other', () => {
  const sprite = readFileSync('renderer/parts/kit/icons.svg', 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)
  expect(drawn.sort()).toEqual([...Object.keys(iconOptions), ...signNames, ...markNames].sort())
})
