import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import sample from './explore-features.sample'

test('it is headed Features of our Mandir', async () => {
  await renderBlock('ExploreFeatures')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Features of our Mandir')
})

test('each feature has picture and words, and a link where there is more', async () => {
  await renderBlock('ExploreFeatures', sample)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'The long pool' }).getAttribute('href')).toBe(
    '/explore/garden',
  )
  expect(screen.queryByRole('link', { name: 'The dome of nine rings' })).toBeNull()
})
