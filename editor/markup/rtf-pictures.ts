/** Maximum length of RTF to search, in characters: each byte of a picture takes two. */
const MAX_LENGTH = 100_000_000

/**
 * Returns the pictures in the RTF that Word puts on the clipboard beside HTML, which only refers to local files. In text order;
 * `null` for formats that browsers don't support.
 */
export function picturesInRtf(rtf: string): readonly (Blob | null)[] {
  if (rtf.length > MAX_LENGTH) return []
  const found: (Blob | null)[] = []
  // `nonshppict` repeats the same picture for old programs; `listpicture` contains bullets.
  const text = rtf.replace(/\{\\\*\\?\s*\\listpicture[\s\S]*?\}\}/g, '')
  for (const { index } of text.matchAll(/\\pict(?![a-z])/g)) {
    if (/\{\\nonshppict\s*\{?$/.test(text.slice(Math.max(0, index - 30), index))) continue
    found.push(pictureAt(text, index))
  }
  return found
}

function pictureAt(rtf: string, start: number): Blob | null {
  const end = endOfGroup(rtf, start)
  const group = rtf.slice(start, end)
  const [, kind] = /\\(png|jpeg)blip/.exec(group) ?? []
  // The bytes come last, after the properties and groups of the picture.
  const last = group.slice(Math.max(group.lastIndexOf('}'), group.lastIndexOf('\\')))
  const digits = last.replace(/^(?:\}|\\[a-z]+-?\d* ?)/, '').replace(/\s+/g, '')
  const hex = /^[0-9a-f]{32,}$/i.test(digits) ? digits : ''
  return kind === undefined || hex === ''
    ? null
    : new Blob([bytesOf(hex)], { type: `image/${kind}` })
}

function endOfGroup(rtf: string, start: number): number {
  let depth = 0
  for (let at = start; at < rtf.length; at += 1) {
    const character = rtf[at]
    if (character === '{') depth += 1
    if (character === '}') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return rtf.length
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1)
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}
