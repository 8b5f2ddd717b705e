import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test('the picture comes before the words for people who listen, whichever side it is on', async () => {
  const root = await renderBlock('PictureText', {
    media: 1,
    title: 'ઇતિહાસ',
    text: '<p>Words</p>',
    side: 'RIGHT',
  })
  const [first, second] = root.querySelector('.picture-text')?.children ?? []
  expect(first?.querySelector('img')?.getAttribute('alt')).toBe('Picture 1')
  expect(second?.textContent).toBe('ઇતિહાસWords')
})

test('without a picture the words are alone; the button is there only with a link', async () => {
  const root = await renderBlock('PictureText', { title: 'Alone' })
  expect(root.querySelector('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await renderBlock('PictureText', { title: 'With', link: { href: '/more' } })
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/more')
})
