import { expect, test } from 'vitest'
import { cleanMarkup } from './clean-markup'

test('markup is as clean the second time as the first', () => {
  const markup = '<p onclick="steal()">Welcome<script>steal()</script></p>'
  expect(cleanMarkup(markup)).toBe('<p>Welcome</p>')
  expect(cleanMarkup(markup)).toBe('<p>Welcome</p>')
})

test('markup that is clean comes back as it is', () => {
  const markup = '<p>મંદિર <strong>open</strong></p>'
  expect(cleanMarkup(markup)).toBe(markup)
  expect(cleanMarkup(markup)).toBe(markup)
  expect(cleanMarkup('')).toBe('')
})
