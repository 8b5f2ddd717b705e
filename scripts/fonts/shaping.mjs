import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs'

/** How HarfBuzz, which sets the text of Chrome and Firefox, sets text in a TrueType face. */
export function shaperOf(face) {
  const font = new Font(new Face(new Blob(face)))
  const letters = new Letters()
  const watched = new Letters()
  let passed = new Set()
  watched.setMessageFunc((step) => {
    for (const { codepoint } of step.getGlyphInfos()) passed.add(codepoint)
    return true
  })
  const outlines = new Map()
  return { glyphsOf, drawingOf }

  /** Every glyph that a text takes, those on the way to the last ones too. */
  function glyphsOf(text, language) {
    fill(watched, text, language)
    passed = new Set()
    shape(font, watched)
    for (const { codepoint } of watched.getGlyphInfos()) passed.add(codepoint)
    return passed
  }

  /** The shape of a text: equal for two faces only if both draw the same. */
  function drawingOf(text, language) {
    fill(letters, text, language)
    shape(font, letters)
    const places = letters.getGlyphPositions()
    const drawn = letters.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance, yAdvance, xOffset, yOffset } = places[index]
      return [outlineOf(codepoint), xAdvance, yAdvance, xOffset, yOffset].join()
    })
    return drawn.join(' ')
  }

  function outlineOf(glyph) {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
    outlines.set(glyph, outline)
    return outline
  }
}

function fill(letters, text, language) {
  letters.clearContents()
  letters.addText(text)
  letters.guessSegmentProperties()
  letters.setLanguage(language || 'und')
}
