import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test('scripts, handlers and styles are taken out, the text stays', async () => {
  const root = await renderBlock('Text', {
    html: '<p style="color:red" onclick="x()">Jai <script>alert(1)</script><a href="javascript:x()">Swaminarayan</a></p>',
  })
  expect(root.textContent).toBe('Jai Swaminarayan')
  expect(root.innerHTML).not.toMatch(/script|onclick|style=/)
})

test('headings, lists, links and quotations are kept', async () => {
  await renderBlock('Text', {
    html: '<h2>મંદિર</h2><ul><li>One</li></ul><blockquote>Quoted</blockquote><a href="/visit">Visit</a>',
  })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('મંદિર')
  expect(screen.getByRole('listitem').textContent).toBe('One')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/visit')
})

test('an introduction is set apart from other text', async () => {
  const intro = await renderBlock('Text', { html: '<p>Welcome</p>', isIntro: true })
  expect(intro.querySelector('.text-intro')).not.toBeNull()
  const plain = await renderBlock('Text', { html: '<p>Welcome</p>' })
  expect(plain.querySelector('.text-intro')).toBeNull()
})

test('markup that shows nothing renders nothing', async () => {
  const root = await renderBlock('Text', { html: '<p>&nbsp;</p><p></p>' })
  expect(root.childElementCount).toBe(0)
})
