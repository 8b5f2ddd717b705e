/**
 * Slugs identify locations and articles in addresses: lower-case letters of any script, digits, and single hyphens between them.
 * The empty string is a slug that identifies nothing.
 */
const SLUG = /^(?:[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*)?$/u

export function isSlug(text: string): boolean {
  return text.length <= 120 && SLUG.test(text)
}

/** Returns the slug for a title: `Diwali & Annakut 2026` → `diwali-annakut-2026`. */
export function slugFromTitle(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{Nd}]+/gu, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}
