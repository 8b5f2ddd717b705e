import { expect, test } from 'vitest'
import { cropOf } from './crop-sample'

const box = { width: 120, height: 68 }

test('a block that fills the page is shown in its whole width, from the top', () => {
  expect(cropOf({ x: 0, y: 0, width: 960, height: 700 }, box)).toEqual({ scale: 0.125, x: 0, y: 0 })
})

test('a column of text fills the picture', () => {
  const { scale, x, y } = cropOf({ x: 200, y: 48, width: 560, height: 900 }, box)
  expect(scale).toBeCloseTo(120 / 608)
  expect(x).toBeCloseTo(-176 * scale)
  expect(y).toBeCloseTo(-24 * scale)
})

test('a bar is enlarged, from its start, and stands in the middle of the height', () => {
  const { scale, x, y } = cropOf({ x: 0, y: 0, width: 960, height: 80 }, box)
  expect(scale).toBe(0.3)
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo((68 - 104 * 0.3) / 2)
})

test('a single word stands in the middle, not larger than a line can be read', () => {
  const { scale, x, y } = cropOf({ x: 440, y: 100, width: 80, height: 40 }, box)
  expect(scale).toBe(0.3)
  expect(x + 480 * scale).toBeCloseTo(60)
  expect(y + 120 * scale).toBeCloseTo(34)
})
