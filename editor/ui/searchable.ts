/** Normalises a text for searching: lower case, no accents, single spaces. */
export function normalizeForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      // People omit the nukta (the dot below), and type e and o instead of the candra vowels of English words.
      .replace(/[\u0300-\u036f\u093c\u0abc\u200c\u200d]/g, '')
      .replace(/\u0ac5/g, '\u0ac7')
      .replace(/\u0ac9/g, '\u0acb')
      .replace(/\u0945/g, '\u0947')
      .replace(/\u0949/g, '\u094b')
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' ')
  )
}
