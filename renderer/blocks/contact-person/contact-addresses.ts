/** Pattern for an email address; checks only its form. */
export const EMAIL = '[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>".]+'
/** Pattern for a phone number, including common separators. */
export const PHONE = '\\+?[\\d\\s().\\/-]{3,}'

/** Returns the `mailto:` link of an email address; `null` for other texts. */
export function emailHref(text: string): string | null {
  return isWhole(text, EMAIL) ? `mailto:${encodeURI(text)}` : null
}

/** Returns the `tel:` link of a phone number; `null` for other texts. */
export function phoneHref(text: string): string | null {
  const digits = text.replace(/[^+\d]/g, '')
  return digits.length >= 3 && isWhole(text, PHONE) ? `tel:${digits}` : null
}

function isWhole(text: string, pattern: string): boolean {
  return text.length <= 200 && new RegExp(`^(?:${pattern})$`, 'u').test(text)
}
