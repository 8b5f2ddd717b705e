/** Characters of a password that people choose. */
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 128

/** What is wrong with a new password, in a sentence; `null` when it can be used. */
export function passwordProblem(password: string): string | null {
  if (password.length < SHORTEST_PASSWORD)
    return `A password has at least ${SHORTEST_PASSWORD} characters. A few words are easy to remember.`
  if (password.length > LONGEST_PASSWORD)
    return `A password has at most ${LONGEST_PASSWORD} characters.`
  return null
}
