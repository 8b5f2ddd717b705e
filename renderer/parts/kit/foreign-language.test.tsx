import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '../text/rich-text'
import { CardTitle } from './card-title'
import { foreignLanguage, PageLanguage } from './foreign-language'

test.each([
  ['Annapurna Food Drive', 'gu-IN', 'en'],
  ['અન્નકૂટ', 'gu-IN', undefined],
  ['અન્નકૂટ', 'en-US', 'gu'],
  ['दर्शन', 'en-US', 'hi'],
  ['दर्शन', 'sa', undefined],
  ['Diwali 2026', 'fr-CA', undefined],
  ['108', 'gu-IN', undefined],
  ['The word દર્શન in a sentence', 'en-US', undefined],
])('%s on a page in %s is in %s', (text, language, expected) => {
  expect(foreignLanguage(text, language)).toBe(expected)
})

test('a title and a text that were not translated say their language', () => {
  expect(drawn('gu-IN', <CardTitle title="Food drive" />)).toContain('lang="en"')
  expect(drawn('gu-IN', <RichText markup="<p>Bring what you can.</p>" />)).toContain(
    '<div class="rich-text" lang="en">',
  )
  expect(drawn('gu-IN', <CardTitle title="અન્નકૂટ" />)).not.toContain('lang')
})

test('Gujarati words inside an English text say theirs, unless their element does', () => {
  const said = drawn('en-US', <RichText markup="<p>We call it દર્શન સમય, sight.</p>" />)
  expect(said).toContain('We call it <span lang="gu">દર્શન સમય</span>, sight.')
  const own = '<p>We call it <span lang="gu-IN">દર્શન</span>, which is to see and be seen.</p>'
  expect(drawn('en-US', <RichText markup={own} />)).toContain(own)
})

function drawn(language: string, what: ReactNode): string {
  return renderToStaticMarkup(<PageLanguage value={language}>{what}</PageLanguage>)
}
