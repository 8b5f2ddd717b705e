/** An email address, whose local part names its reader. */
const ADDRESS = /([\p{L}\p{N}._+-]{1,64})@[\p{L}\p{N}-]{1,63}\./gu
const MAX_ADDRESSES = 50

/**
 * Returns the words of email addresses in a text: `press` of press@example.org. The database indexes addresses only as a whole.
 */
export function addressWords(text: string): readonly string[] {
  const names = [...text.matchAll(ADDRESS)].slice(0, MAX_ADDRESSES).map(([, name = '']) => name)
  return [...new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []))]
}
