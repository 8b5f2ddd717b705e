import { expect, test } from 'vitest'
import { type DocumentParts, documentHtml } from './document'

test('what people write is in the document as text', () => {
  const html = documentHtml({
    ...parts,
    title: '</title><script>alert(1)</script>',
    description: '"><img src=x onerror=alert(1)>',
    language: 'gu" onload="alert(1)',
  })
  expect(html).not.toMatch(/<script>|<img|lang="gu"/)
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;')
})

test('an accent that is no colour is left out', () => {
  expect(documentHtml({ ...parts, accent: '#c2410c' })).toContain('--location-accent:#c2410c')
  expect(documentHtml({ ...parts, accent: 'red;background:url(//evil.example)' })).toContain(
    '<div class="page">',
  )
})

test('the home page is called by the name of its location alone', () => {
  expect(documentHtml({ ...parts, title: 'Ottawa' })).toContain('<title>Ottawa</title>')
  expect(documentHtml(parts)).toContain('<title>Visit · Ottawa</title>')
})

test('only a page that moves gets the script', () => {
  expect(documentHtml(parts)).not.toContain('<script')
  expect(documentHtml({ ...parts, script: '/assets/site/main.js' })).toContain(
    '<script type="module" src="/assets/site/main.js"></script>',
  )
})

test('a draft is kept from search engines and has no canonical address', () => {
  const html = documentHtml({ ...parts, indexing: 'NONE' })
  expect(html).toContain('content="noindex, nofollow"')
  expect(html).not.toContain('canonical')
})

const parts: DocumentParts = {
  language: 'en-US',
  title: 'Visit',
  siteName: 'Ottawa',
  description: '',
  canonical: 'https://example.org/ottawa/visit',
  alternates: [],
  languages: [],
  feeds: [],
  manifest: '/site.webmanifest',
  image: null,
  article: null,
  structuredData: null,
  styles: '',
  preload: [],
  script: null,
  accent: null,
  indexing: 'ALL',
  body: { header: '', main: '', footer: '' },
}
