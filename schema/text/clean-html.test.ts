import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html'
import { safeHref } from './safe-href'

describe('cleaned markup', () => {
  test('keeps what an editor writes', () => {
    const markup =
      '<h2>દર્શન</h2><p>Open <strong>daily</strong>, see <a href="/visit">how to get here</a>.</p><ul><li>One</li></ul>'
    expect(cleanHtml(markup)).toBe(markup)
  })

  test.each([
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<script>alert(1)</script>Text', 'Text'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<p style="position:fixed" class="x" id="y">x</p>', '<p>x</p>'],
    ['<form action="/x"><input name="p"></form>', ''],
    ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<base href="https://evil.example/">', ''],
    ['<iframe src="https://evil.example/"></iframe>', ''],
  ])('drops what could act: %s', (hostile, clean) => {
    expect(cleanHtml(hostile)).toBe(clean)
  })

  test('is the same when cleaned again, carriage returns and broken nesting included', () => {
    for (const markup of [
      'a\rb\r\nc',
      '<p><p>x</b></p>',
      '<table><p>x</table>',
      '<li>x',
      '<<a>',
      '&amp;lt;',
      '<a href="/x"><a href="/y">z</a></a>',
      'x'.repeat(100_000),
    ]) {
      const once = cleanHtml(markup)
      expect(cleanHtml(once)).toBe(once)
    }
  })
})

describe('safe addresses', () => {
  test.each([
    'https://example.org/',
    'http://example.org',
    'mailto:info@example.org',
    'tel:+16135550100',
    '/visit',
    '#hours',
    '/',
  ])('%s may be in a link', (address) => {
    expect(safeHref(address)).toBe(address)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'visit',
    '',
    null,
    undefined,
  ])('%j may not', (address) => {
    expect(safeHref(address)).toBeNull()
  })
})
