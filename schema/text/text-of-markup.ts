/** Characters that markup writes by their names. */
export const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}

/**
 * The words of stored markup, for a list that names things by them: without a parser, which a page would have to fetch for
 * it and which every key would run. What stands between `<` and `>` is left out; references are read.
 */
export function textOfMarkup(markup: string): string {
  return markup
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, readReference)
    .replace(/\s+/g, ' ')
    .trim()
}

function readReference(
  whole: string,
  hex: string | undefined,
  decimal: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return NAMED_CHARACTERS[name.toLowerCase()] ?? whole
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
