/** Characters with named references in markup. */
export const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}

/**
 * Returns the text of stored markup, for lists that name things by it. Doesn't use a parser, which a page would have to fetch and
 * run on every key press: it removes everything between `<` and `>` and decodes references.
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
