import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonFaces } from './fonts/common-faces.mjs'
import { ensureDependencies, root, runSteps, say } from './setup.mjs'

/**
 * `npm run fonts`: makes the files of `renderer/fonts` from the whole faces in `node_modules`. Which letters a file holds
 * is said by the `unicode-range` of its rule in `renderer/styles/fonts.css`. Headings have one weight: each further one
 * is half as many bytes again before the first heading is shown.
 */
const HEADINGS = { variationAxes: { wght: 460 } }
/** Latin needs these features of a face, and with accents two more. */
const LATIN = { keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'tnum'] }
const ACCENTS = { keepFeatures: [...LATIN.keepFeatures, 'mark', 'mkmk'] }
/**
 * Indic scripts have what forms and places their signs. Kerning brings single pairs nearer, for a quarter of a Gujarati face: a twelfth
 * of the pairs in the sample's headings, half of those by less than a hundredth of an em.
 */
const INDIC = {
  isIndic: true,
  keepFeatures: [
    ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
    ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm'],
  ],
}
const INDIC_HEADINGS = { ...INDIC, keepFeatures: [...INDIC.keepFeatures, 'rclt', 'calt'] }
/** Joiners and the circle below a lone sign belong to every file whose letters join. */
const JOINERS = '\u200c\u200d\u25cc'

const SOURCES = {
  'rasa-latin': ['@fontsource-variable/rasa/files/rasa-latin-wght-normal', HEADINGS, LATIN],
  'rasa-latin-more': ['@fontsource-variable/rasa/files/rasa-latin-wght-normal', HEADINGS, ACCENTS],
  'rasa-latin-ext': [
    '@fontsource-variable/rasa/files/rasa-latin-ext-wght-normal',
    HEADINGS,
    ACCENTS,
  ],
  'rasa-gujarati': [
    '@fontsource-variable/rasa/files/rasa-gujarati-wght-normal',
    HEADINGS,
    INDIC_HEADINGS,
  ],
  'eczar-devanagari': [
    '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal',
    HEADINGS,
    INDIC_HEADINGS,
  ],
  ...reading('400'),
  ...reading('600'),
}

function reading(weight) {
  const mukta = (script) => `@fontsource/mukta/files/mukta-${script}-${weight}-normal`
  return {
    [`mukta-latin-${weight}`]: [mukta('latin'), LATIN],
    [`mukta-latin-more-${weight}`]: [mukta('latin'), ACCENTS],
    [`mukta-latin-ext-${weight}`]: [mukta('latin-ext'), ACCENTS],
    [`mukta-devanagari-${weight}`]: [mukta('devanagari'), INDIC],
    [`mukta-vaani-gujarati-${weight}`]: [
      `@fontsource/mukta-vaani/files/mukta-vaani-gujarati-${weight}-normal`,
      INDIC,
    ],
  }
}

/** Scripts with faces for syllables in common use beside those for all (decision 41). */
const COMMON = {
  gujarati: ['rasa-gujarati', 'mukta-vaani-gujarati-400', 'mukta-vaani-gujarati-600'],
  devanagari: ['eczar-devanagari', 'mukta-devanagari-400', 'mukta-devanagari-600'],
}

/**
 * The names of the site's languages in themselves (`renderer/fonts/languages.css`), and their word for the home page (`home.css`), in
 * the letters of another script than the page's: with other words every sign that two of their letters form would come along.
 */
const NAMES = [
  ['mukta-vaani-languages', SOURCES['mukta-vaani-gujarati-400'], 'ગુજરાતી'],
  ['mukta-languages', SOURCES['mukta-devanagari-400'], 'हिन्दी'],
  ['mukta-vaani-home', SOURCES['mukta-vaani-gujarati-400'], 'મુખપૃષ્ઠ'],
  ['mukta-home', SOURCES['mukta-devanagari-400'], 'मुखपृष्ठ'],
]

const SITE_FAMILIES = [
  '@fontsource-variable/rasa',
  '@fontsource-variable/eczar',
  '@fontsource/mukta',
  '@fontsource/mukta-vaani',
]
const EDITOR_FAMILIES = ['@fontsource-variable/inter']

/**
 * The editor's own face, for what English is written with: three weights and what lies between them, from one file.
 * @type {[string, ...object[]]}
 */
const INTERFACE = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal',
  { variationAxes: { wght: { min: 400, max: 600 } } },
  { keepFeatures: ['ccmp', 'kern', 'tnum'] },
]
const INTERFACE_LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
]
  .map(([from, to]) => lettersBetween(from, to))
  .join('')
  .concat('‹›−×←↑→↓')

await runSteps(async () => {
  await ensureDependencies()
  const { default: subset } = await import('subset-font')
  const parser = await import('css-tree')
  const css = await readFile(join(root, 'renderer/styles/fonts.css'), 'utf8')
  const wholes = new Map()
  for (const { name, letters } of filesIn(parser, css)) {
    const source = SOURCES[name]
    if (!source) throw new Error(`renderer/styles/fonts.css names '${name}', which has no source`)
    wholes.set(name, await cut(subset, { source, letters }))
  }
  for (const [name, source, letters] of NAMES)
    wholes.set(name, await cut(subset, { source, letters }))
  const syllables = {}
  for (const [script, names] of Object.entries(COMMON)) {
    const faces = names.map((name) => wholes.get(name))
    const { parts, common } = await commonFaces(script, faces)
    for (const [index, name] of names.entries()) wholes.set(`${name}-common`, parts[index])
    syllables[script] = common
  }
  for (const [name, face] of wholes) {
    const file = await subset(face, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
    await writeFile(join(root, 'renderer/fonts', `${name}.woff2`), file)
    say(`${name}: ${file.length} bytes`)
  }
  await writeFile(
    join(root, 'renderer/fonts/common-syllables.json'),
    `${JSON.stringify(syllables, null, 2)}\n`,
  )
  await writeFile(join(root, 'renderer/fonts/OFL.txt'), await licence(SITE_FAMILIES))
  const face = await cut(subset, { source: INTERFACE, letters: INTERFACE_LETTERS })
  const file = await subset(face, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
  await writeFile(join(root, 'editor/ui/fonts/inter.woff2'), file)
  await writeFile(join(root, 'editor/ui/fonts/OFL.txt'), await licence(EDITOR_FAMILIES))
  say(`inter: ${file.length} bytes`)
})

/** A face with these letters, as TrueType. */
async function cut(subset, { source: [file, ...options], letters }) {
  const whole = await readFile(join(root, 'node_modules', `${file}.woff2`))
  const { isIndic, ...wanted } = Object.assign(
    { targetFormat: 'sfnt', noHinting: true },
    ...options,
  )
  return subset(whole, letters + (isIndic ? JOINERS : ''), wanted)
}

/** The files a sheet names, with the letters that each is for. */
function filesIn({ findAll, parse }, css) {
  const faces = findAll(parse(css), ({ type, name }) => type === 'Atrule' && name === 'font-face')
  return faces.flatMap((face) => {
    const [url] = findAll(face, ({ type }) => type === 'Url')
    const name = url && /([\w-]+)\.woff2$/.exec(url.value)?.[1]
    const ranges = findAll(face, ({ type }) => type === 'UnicodeRange')
    return name && ranges.length > 0 ? [{ name, letters: ranges.map(lettersOf).join('') }] : []
  })
}

function lettersOf({ value }) {
  const [from, to = from] = value
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return lettersBetween(from, to)
}

function lettersBetween(from, to) {
  const codes = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return String.fromCodePoint(...codes)
}

/** The faces may be passed on, cut smaller too, with their licence. */
async function licence(families) {
  const texts = await Promise.all(
    families.map((family) => readFile(join(root, 'node_modules', family, 'LICENSE'), 'utf8')),
  )
  const holders = texts.map((text) => text.split('\n')[0].trim())
  return `${holders.join('\n')}\n${texts[0].slice(texts[0].indexOf('\n'))}`
}
