const QUOTE = 0x22
const BACKSLASH = 0x5c
/** The change of depth by each bracket: `{` `[` open, `}` `]` close. */
const STEPS = new Map([
  [0x5b, 1],
  [0x7b, 1],
  [0x5d, -1],
  [0x7d, -1],
])

/** Returns the nesting depth of JSON text without parsing it: `JSON.parse` itself would exhaust the stack on hostile text. */
export function jsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else depth += STEPS.get(code) ?? 0
    if (depth > deepest) deepest = depth
  }
  return deepest
}

/** Returns the end of the string that starts at a quotation mark. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}
