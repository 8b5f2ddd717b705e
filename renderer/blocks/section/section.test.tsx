import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { block, renderPage } from '#renderer/testing/render'

test('holds other blocks, sections among them, below its title', async () => {
  const inner = block('Section', { title: 'Inner' }, { id: 'inner' })
  const text = block('Text', { html: '<p>Lamps</p>' }, { id: 'text' })
  const page = await renderPage([
    block('Section', { title: 'Outer' }, { slots: { content: [text, inner] } }),
  ])
  const held = page.querySelector('.section-content')
  expect([...(held?.children ?? [])].map(({ id }) => id)).toEqual(['text', 'inner'])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Outer',
    'Inner',
  ])
})

test.each([
  ['ground', 'ground'],
  ['offset', 'ground-offset'],
  ['raised', 'ground-raised'],
  ['dark', 'ground-dark'],
  ['accent', 'ground-accent'],
])(
  'on the background %s the blocks inside take their colours from it',
  async (background, name) => {
    const page = await renderPage([block('Section', { title: 'Lamps', background })])
    expect(page.querySelector('.section')?.classList.contains(name)).toBe(true)
  },
)

test('without a title there is no heading', async () => {
  const text = block('Text', { html: '<p>Lamps</p>' })
  await renderPage([block('Section', {}, { slots: { content: [text] } })])
  expect(screen.queryByRole('heading')).toBeNull()
})

test('without a title and blocks visitors see nothing of it, not even its ground', async () => {
  const page = await renderPage([block('Section', { background: 'dark' })])
  expect(page.querySelector('.section')).toBeNull()
})
