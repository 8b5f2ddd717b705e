const FAMILIES = ['Toran Display', 'Toran Text']

/**
 * The fonts worth asking for before the styles are read: the first part of the face for headings and of the face for
 * reading, which are their Latin ones (`renderer/styles/fonts.css`). Found in the styles themselves, so that there is no
 * list to keep.
 */
export function preloadedFonts(styles: string): string[] {
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return FAMILIES.flatMap((family) => {
    const named = new RegExp(`font-family:\\s*["']?${family}["']?\\s*[;}]`)
    const file = faces.find((rule) => named.test(rule))?.match(/url\(\s*["']?([^"')]+\.woff2)/)?.[1]
    return file ? [file] : []
  })
}
