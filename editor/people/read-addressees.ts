/** A person to invite, parsed from a line. */
export interface Addressee {
  readonly name: string
  readonly email: string
}

/**
 * Parses people from lines of text: `Asha Patel <asha@example.org>`, `Asha Patel, asha@example.org` (as pasted from a table), or
 * only an address, whose first part becomes the name. Lines without an address are returned unchanged.
 */
export function readAddressees(text: string): {
  readonly people: readonly Addressee[]
  readonly wrong: readonly string[]
} {
  const people: Addressee[] = []
  const wrong: string[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const email = /[^\s<>,;"]+@[^\s<>,;"]+\.[^\s<>,;"]+/.exec(line)?.[0]
    if (!email) wrong.push(line)
    else if (!people.some((known) => known.email.toLowerCase() === email.toLowerCase()))
      people.push({ email, name: nameOf(line, email) })
  }
  return { people, wrong }
}

function nameOf(line: string, email: string): string {
  const rest = line
    .replace(email, ' ')
    .replace(/[<>,;"\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return rest || (email.split('@', 1)[0] ?? email)
}
