/** The id of a picture that is typed in place of words; `null` for words. */
export function typedId(text: string): string | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? text.trim() : null
}
