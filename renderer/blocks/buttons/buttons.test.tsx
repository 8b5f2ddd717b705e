import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

const button = (label: string, href: string | null, look = 'FILLED') => ({
  label,
  link: href === null ? null : { href },
  look,
})

test('each button leads where it says, in order', async () => {
  await renderBlock('Buttons', {
    items: [button('Register', '/register'), button('નોંધણી', '/gu-IN/register', 'OUTLINE')],
  })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Register', '/register'],
    ['નોંધણી', '/gu-IN/register'],
  ])
})

test('a button without a link or without words is not shown; without any there is nothing', async () => {
  const items = [
    button('Nowhere', null),
    button(' ', '/blank'),
    button('Unsafe', 'javascript:alert(1)'),
  ]
  const root = await renderBlock('Buttons', { items })
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(root.querySelector('.buttons')).toBeNull()
})
