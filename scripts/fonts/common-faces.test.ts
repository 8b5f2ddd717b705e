import { readFileSync } from 'node:fs'
import subset from 'subset-font'
import { expect, test } from 'vitest'
import { shaperOf } from './shaping.mjs'

const listed = JSON.parse(readFileSync('renderer/fonts/common-syllables.json', 'utf8')) as Record<
  string,
  readonly { readonly stems: string; readonly endings: string }[]
>
/** A few of each kind: `npm run fonts` has tried all. */
const EVERY = 17

test.each([
  ['gujarati', 'rasa-gujarati', ''],
  ['gujarati', 'mukta-vaani-gujarati-400', ''],
  ['gujarati', 'mukta-vaani-gujarati-600', ''],
  ['devanagari', 'eczar-devanagari', 'ne'],
  ['devanagari', 'mukta-devanagari-400', 'hi'],
  ['devanagari', 'mukta-devanagari-600', 'mr'],
] as const)(
  '%s in %s: each listed syllable looks the same in both faces',
  async (script, name, language) => {
    const [whole, common] = await Promise.all([faceOf(name), faceOf(`${name}-common`)])
    const syllables = (listed[script] ?? []).flatMap(({ stems, endings }) =>
      stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending)),
    )
    const tried = syllables.filter((_, at) => at % EVERY === 0)
    expect(tried.length).toBeGreaterThan(1000)
    const others = tried.filter(
      (each) => whole.drawingOf(each, language) !== common.drawingOf(each, language),
    )
    expect(others).toEqual([])
  },
)

test('a syllable that is not listed looks different, which is why there is a list', async () => {
  const [whole, common] = await Promise.all(
    ['rasa-gujarati', 'rasa-gujarati-common'].map((name) => faceOf(name)),
  )
  expect(common?.drawingOf('હ્ણ', '')).not.toBe(whole?.drawingOf('હ્ણ', ''))
})

test.each([
  ['mukta-vaani-languages', 'mukta-vaani-gujarati-400', nameOf('gu-IN')],
  ['mukta-languages', 'mukta-devanagari-400', nameOf('hi-IN')],
  ['mukta-vaani-home', 'mukta-vaani-gujarati-400', homeIn('gujarati')],
  ['mukta-home', 'mukta-devanagari-400', homeIn('hindi')],
])('%s has the words that links to other languages are made of', async (name, whole, text) => {
  const [part, all] = await Promise.all([faceOf(name), faceOf(whole)])
  expect(text).not.toBe('')
  expect(part.drawingOf(text, '')).toBe(all.drawingOf(text, ''))
})

function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language.slice(0, 2)) ?? ''
}

/** The word for the home page, as the site has it. */
function homeIn(catalogue: string): string {
  const source = readFileSync(`renderer/parts/words/${catalogue}.ts`, 'utf8')
  return /^ {2}home: '(.+)',$/m.exec(source)?.[1] ?? ''
}

async function faceOf(name: string) {
  const file = readFileSync(`renderer/fonts/${name}.woff2`)
  return shaperOf(await subset(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }))
}
