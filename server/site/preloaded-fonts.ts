/**
 * The font worth asking for before the styles are read: the first part of the display face, which is its Latin one
 * (`renderer/styles/fonts.css`). Found in the styles themselves, so that there is no list to keep.
 */
export function preloadedFonts(styles: string): string[] {
  const face = styles
    .match(/@font-face\s*\{[^}]*\}/g)
    ?.find((rule) => /font-family:\s*["']?Toran Display["']?\s*[;}]/.test(rule))
  const file = face?.match(/url\(\s*["']?([^"')]+\.woff2)/)?.[1]
  return file ? [file] : []
}
