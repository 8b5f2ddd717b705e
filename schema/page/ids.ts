const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** An id for a new block: `b_` and eight characters, as in `b_7f3k2m9x`. */
export function newBlockId(random: () => number = Math.random): string {
  let id = 'b_'
  for (let left = 8; left > 0; left -= 1) id += ALPHABET[Math.floor(random() * ALPHABET.length)]
  return id
}
