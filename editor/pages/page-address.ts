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
  if (!address.startsWith('/')) return t('Start the address with a slash, such as /visit')
  if (/[\s?#%\\]|\/\/|\/\.{1,2}(?:\/|$)/.test(address))
    return t('Remove spaces, ?, # or % and empty parts from the address')
  if (address.length > 200) return t('Shorten the address to 200 characters or fewer')
  return null
}
