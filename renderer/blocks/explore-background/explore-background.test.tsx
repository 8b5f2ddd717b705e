import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import sample from './explore-background.sample'

test('it is headed How It Was Made', async () => {
  await renderBlock('ExploreBackground')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How It Was Made')
})

test.each(['TIMELINE', 'STEPS'])('as %s it tells the story in order', async (layout) => {
  const root = await renderBlock('ExploreBackground', { ...sample, layout })
  expect(root.querySelector('ol')?.dataset.layout).toBe(layout)
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(sample.items.map(({ title }) => title))
  expect(screen.getByText('2003')).toBeDefined()
})
