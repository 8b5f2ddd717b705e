/** The longest RTF that is looked through, in characters: pictures are written in it with two for each byte. */
const MAX_LENGTH = 100_000_000

/**
 * The pictures of a text as Word puts them on the clipboard beside the HTML, which only names files of the computer they are
 * on. In the order of the text; `null` for those of a format that browsers do not read.
 */
export function picturesInRtf(rtf: string): readonly (Blob | null)[] {
  if (rtf.length > MAX_LENGTH) return []
  const found: (Blob | null)[] = []
  // What stands in `nonshppict` is the same picture once more, for old programs; bullets are pictures of lists.
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
  // The bytes stand last, behind the properties and the groups of the picture.
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
