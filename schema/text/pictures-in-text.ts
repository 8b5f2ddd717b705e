/** The ids of the library's pictures that a text shows, as formatted text names them: `src="/media/12"`. */
export function picturesInText(markup: string): readonly number[] {
  if (!markup.includes('/media/')) return []
  const found = markup.matchAll(
    /<img\b[^>]*?\ssrc="\/(?:preview\/[^"]*?\/)?media\/([1-9]\d{0,8})(?!\d)/g,
  )
  return [...new Set(Array.from(found, ([, id]) => Number(id)))]
}
