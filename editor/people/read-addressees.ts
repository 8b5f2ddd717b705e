/** Someone to invite, as a line names them. */
export interface Addressee {
  readonly name: string
  readonly email: string
}

/**
 * The people of a text, one a line: `Asha Patel <asha@example.org>`, `Asha Patel, asha@example.org` as a table is pasted, or the
 * address alone, whose first part is then the name. Lines without an address are answered as they are.
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
