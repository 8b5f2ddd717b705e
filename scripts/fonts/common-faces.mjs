import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { cutToGlyphs } from './glyph-cut.mjs'
import { shaperOf } from './shaping.mjs'

/**
 * Letters are at the same places of both blocks, from `start` on. Some languages have forms of their own: a Nepali five is not
 * a Hindi one. `''` is a text that does not say its language.
 */
const SCRIPTS = {
  gujarati: {
    start: 0xa80,
    without: [0x29, 0x31, 0x34, 0x46, 0x4a, 0x4e, 0x4f],
    languages: [''],
  },
  devanagari: { start: 0x900, without: [0x4e, 0x4f], languages: ['', 'hi', 'mr', 'ne'] },
}
const CONSONANTS = range(0x15, 0x39)
const VOWEL_SIGNS = range(0x3e, 0x4c)
const [CANDRABINDU, ANUSVARA, VISARGA, NUKTA, VIRAMA] = [0x01, 0x02, 0x03, 0x3c, 0x4d]
const DIGITS = range(0x66, 0x6f)
/** Joiners, and the circle below a lone sign. */
const EVERYWHERE = '\u200c\u200d\u25cc'

/**
 * Cuts the faces of a script (TrueType, all letters) to the glyphs of syllables in common use: those of
 * `scripts/fonts/<script>.txt`, and every consonant with every sign. Which syllables the parts set just as the whole faces do is
 * tried out: conjuncts of glyphs that are there anyway come for nothing. `common` lists them, as stems (up to the last consonant) by
 * the endings that are right with all of them.
 */
export async function commonFaces(script, faces) {
  const { start, without, languages } = SCRIPTS[script]
  const letter = (place) => String.fromCodePoint(start + place)
  const letters = (places) => places.filter((place) => !without.includes(place)).map(letter)
  const listed = (await readFile(join(import.meta.dirname, `${script}.txt`), 'utf8')).split(/\s+/)
  const consonants = letters(CONSONANTS)
  const [virama, nukta] = letters([VIRAMA, NUKTA])
  const closing = letters([ANUSVARA, CANDRABINDU, VISARGA])
  const signs = letters(VOWEL_SIGNS)
  const endings = [
    ...['', virama, ...signs, ...closing],
    ...signs.flatMap((sign) => closing.map((last) => sign + last)),
  ]
  const wanted = [...new Set([...listed.filter(Boolean), ...letters(DIGITS)])]
  const seeds = [...wanted, ...consonants.flatMap((each) => endings.map((end) => each + end))]
  const parts = []
  for (const face of faces) {
    const whole = shaperOf(face)
    const glyphs = new Set()
    for (const language of languages)
      for (const text of seeds) {
        for (const glyph of whole.glyphsOf(text, language)) glyphs.add(glyph)
        // What HarfBuzz's bindings hold is let go between turns: a gigabyte otherwise.
        await setImmediate()
      }
    const part = await cutToGlyphs(face, {
      glyphs,
      letters: new Set([...seeds.join(''), ...EVERYWHERE]),
    })
    parts.push({ part, whole, cut: shaperOf(part) })
  }
  const isRight = (text) =>
    languages.every((language) =>
      parts.every(
        ({ whole, cut }) => whole.drawingOf(text, language) === cut.drawingOf(text, language),
      ),
    )
  const candidates = new Set([
    ...wanted.map((syllable) => stemOf(syllable, consonants, nukta)),
    ...consonants,
    ...consonants.flatMap((first) => consonants.map((second) => first + virama + second)),
  ])
  const stemsByEndings = new Map()
  for (const stem of [...candidates].sort()) {
    const right = endings.filter((end) => isRight(stem + end))
    const alike = stemsByEndings.get(right.join(' ')) ?? []
    if (right.length > 0) stemsByEndings.set(right.join(' '), [...alike, stem])
  }
  return {
    parts: parts.map(({ part }) => part),
    common: [...stemsByEndings].map(([right, stems]) => ({
      endings: right,
      stems: stems.join(' '),
    })),
  }
}

/** Up to the last consonant of a syllable; of one without, its first letter. */
function stemOf(syllable, consonants, nukta) {
  const last = Math.max(0, ...consonants.map((each) => syllable.lastIndexOf(each)))
  return syllable.slice(0, last + (syllable[last + 1] === nukta ? 2 : 1))
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
