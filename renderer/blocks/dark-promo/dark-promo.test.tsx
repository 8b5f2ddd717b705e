import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import sample from './dark-promo.sample'

test('it is on the dark background, which gives all that is on it its colours', async () => {
  const root = await renderBlock('DarkPromo', sample)
  expect(root.querySelector('.dark-promo')?.classList.contains('ground-dark')).toBe(true)
})
