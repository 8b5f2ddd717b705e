import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import sample from './circular-promo.sample'

const css = readFileSync('renderer/blocks/circular-promo/circular-promo.css', 'utf8')

test('the pictures are on an arc of 120 degrees, by their number and how many they are', async () => {
  const root = await renderBlock('CircularPromo', sample)
  const arc = root.querySelector<HTMLElement>('.circular-promo-arc')
  expect(arc?.style.getPropertyValue('--count')).toBe('3')
  const places = Array.from(arc?.children ?? [], (item) =>
    (item as HTMLElement).style.getPropertyValue('--index'),
  )
  expect(places).toEqual(['0', '1', '2'])
  expect(css.replace(/\s+/g, ' ')).toContain(
    '120deg * (var(--index) / max(var(--count) - 1, 1) - 0.5)',
  )
})

test('at full width the arc holds the promos of the area, the others are in a row below it', async () => {
  const root = await renderBlock('CircularPromo', { ...sample, fullWidth: true })
  expect(root.querySelector('.circular-promo-arc')?.children).toHaveLength(2)
  expect(root.querySelector('.circular-promo-row')?.children).toHaveLength(1)
})

test('on a phone they are a plain row: the arc begins where the page is wide enough', () => {
  const [phone = '', wide = ''] = css.split('@container page (inline-size > 44rem)')
  expect(phone).not.toContain('cos(')
  expect(wide).toContain('cos(')
})
