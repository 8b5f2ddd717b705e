import { expect, test } from 'vitest'
import { addTheme } from './editor-theme'

const HTML =
  '<html lang="en"><head><meta name="color-scheme" content="light dark" /></head><body></body>'

test.each(['light', 'dark'])('the page says that %s colours were chosen', (theme) => {
  expect(addTheme(HTML, `toran-language=gu; toran-theme=${theme}`)).toBe(
    `<html data-theme="${theme}" lang="en"><head><meta name="color-scheme" content="${theme}" /></head><body></body>`,
  )
})

test.each([
  undefined,
  '',
  'toran-theme=',
  'toran-theme=system',
  'toran-theme=dark"><script>',
  'toran-theme=darker',
  'my-toran-theme=dark',
  'toran-theme=અંધારું',
])('the page keeps to the device with the cookie %s', (cookie) => {
  expect(addTheme(HTML, cookie)).toBe(HTML)
})
