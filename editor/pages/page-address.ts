import { t } from '#schema/messages/t'

/** Derives an address from a title: `Visit us` becomes `/visit-us`. Keeps letters of all scripts. */
export function addressOf(title: string): string {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return slug === '' ? '' : `/${slug}`
}

/** Returns why an address is invalid; `null` if it is valid. */
export function addressProblem(address: string): string | null {
  if (address === '') return t('Enter an address for the page')
  if (!address.startsWith('/')) return t('An address begins with a slash: /visit')
  if (/[\s?#%\\]|\/\/|\/\.{1,2}(?:\/|$)/.test(address))
    return t('An address has no spaces, no ?, # or %, and no empty parts')
  if (address.length > 200) return t('An address has at most 200 characters')
  return null
}
