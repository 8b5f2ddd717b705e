import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

test('it is headed Announcements and has an empty body at first', async () => {
  const root = await renderBlock('Announcements')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Announcements')
  expect(root.querySelector('.rich-text')).toBeNull()
})

test('its text keeps its formatting and loses what could do harm', async () => {
  const body = '<p>Closed <strong>today</strong><script>alert(1)</script></p>'
  const root = await renderBlock('Announcements', { body })
  expect(screen.getByText('today').tagName).toBe('STRONG')
  expect(root.querySelector('script')).toBeNull()
})
