/** An email address, as far as its form says. */
export const EMAIL = '[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>".]+'
/** A phone number with what people write between its digits. */
export const PHONE = '\\+?[\\d\\s().\\/-]{3,}'

/** Where an email address leads; `null` for a text that is none. */
export function emailHref(text: string): string | null {
  return isWhole(text, EMAIL) ? `mailto:${encodeURI(text)}` : null
}

/** Where a phone number leads; `null` for a text that is none. */
export function phoneHref(text: string): string | null {
  const digits = text.replace(/[^+\d]/g, '')
  return digits.length >= 3 && isWhole(text, PHONE) ? `tel:${digits}` : null
}

function isWhole(text: string, pattern: string): boolean {
  return text.length <= 200 && new RegExp(`^(?:${pattern})$`, 'u').test(text)
}
