import { describe, expect, test } from 'vitest'
import { editorLanguage } from '../http/preferred-language'
import type { EditorBuild } from './editor-build'
import { buildInLanguage, pageInLanguage } from './editor-language'

const LANGUAGES = ['gu', 'hi']
const build: EditorBuild = {
  operations: { Me: '', Document: '', LocationNames: '', SiteLayout: '', Location: '' },
  fonts: ['/assets/editor/mukta.woff2'],
  screen: ['/assets/editor/page.js', '/assets/editor/page.css', '/assets/editor/react.js'],
  api: ['/assets/editor/apollo.js'],
  blocks: { text: ['/assets/editor/text.js'] },
  languages: { folders: { gu: 'gu-1a2b3c4d' }, files: ['main.js', 'page.js', 'text.js'] },
}

describe('the language of the editor', () => {
  test.each([
    [{}, 'en'],
    [{ 'accept-language': 'gu-IN,gu;q=0.9,en;q=0.8' }, 'gu'],
    [{ 'accept-language': 'en-US,en;q=0.9,gu;q=0.8' }, 'en'],
    [{ 'accept-language': 'sw,fr;q=0.9,hi;q=0.4' }, 'hi'],
    [{ 'accept-language': 'gu;q=0,hi;q=0.1' }, 'hi'],
    [{ 'accept-language': 'de' }, 'en'],
    [{ 'accept-language': ';;q=,,'.repeat(500) }, 'en'],
    [{ 'accept-language': 'gu', cookie: 'a=b; toran-language=hi' }, 'hi'],
    [{ 'accept-language': 'gu', cookie: 'toran-language=en' }, 'en'],
    [{ 'accept-language': 'gu', cookie: 'toran-language=../../etc' }, 'gu'],
    [{ cookie: 'toran-language=ગુજરાતી' }, 'en'],
  ])('%o is %s', (headers, language) => {
    expect(editorLanguage(headers, LANGUAGES)).toBe(language)
  })

  test('names the chunks of the language, and those that say nothing as they are', () => {
    const html = '<html lang="en"><head><script src="/assets/editor/main.js"></script></head>'
    expect(pageInLanguage(html, build, 'gu')).toBe(
      '<html lang="gu"><head><script src="/assets/editor/gu-1a2b3c4d/main.js"></script></head>',
    )
    expect(buildInLanguage(build, 'gu')).toMatchObject({
      screen: [
        '/assets/editor/gu-1a2b3c4d/page.js',
        '/assets/editor/page.css',
        '/assets/editor/react.js',
      ],
      api: ['/assets/editor/apollo.js'],
      blocks: { text: ['/assets/editor/gu-1a2b3c4d/text.js'] },
    })
  })

  test('changes nothing in English', () => {
    expect(pageInLanguage('<html lang="en">', build, 'en')).toBe('<html lang="en">')
    expect(buildInLanguage(build, 'en')).toBe(build)
  })

  test('fetches all messages at once while developing', () => {
    expect(pageInLanguage('<html lang="en"><head>', null, 'hi')).toBe(
      '<html lang="hi"><head><script src="/@messages/hi.js"></script>',
    )
  })
})
