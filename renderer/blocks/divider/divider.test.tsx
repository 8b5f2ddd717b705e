import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test.each(['LINE', 'LOTUS'])('%s separates two parts for people who listen, too', async (look) => {
  await renderBlock('Divider', { look })
  expect(screen.getByRole('separator')).toBeTruthy()
})

test('space says nothing', async () => {
  const root = await renderBlock('Divider', { look: 'SPACE', space: 'RELAXED' })
  expect(screen.queryByRole('separator')).toBeNull()
  expect(root.querySelector('.divider-relaxed')?.textContent).toBe('')
})
