import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import sample from './about-teaser.sample'

test('title, formatted text, picture and the way on are shown', async () => {
  await renderBlock('AboutTeaser', sample, { page: { siteRoot: '/ottawa' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(sample.title)
  expect(screen.getByText(/We are a charity/).tagName).toBe('P')
  expect(screen.getByRole('img')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Read our story' }).getAttribute('href')).toBe(
    '/ottawa/learn',
  )
})

test('colorOffset sets it on sand, from edge to edge', async () => {
  const plain = await renderBlock('AboutTeaser', { ...sample, colorOffset: false })
  expect(plain.querySelector('.bleed')).toBeNull()
  const offset = await renderBlock('AboutTeaser', sample)
  expect(offset.querySelector('.bleed.ground-offset')).not.toBeNull()
})

test('with nothing to show it renders nothing', async () => {
  expect((await renderBlock('AboutTeaser', { text: '<p> </p>' })).childElementCount).toBe(0)
})
