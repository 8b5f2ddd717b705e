import type { CommandContext, CommandOption } from './command'

export const EMAIL = { name: 'EMAIL', description: 'the address the person signs in with' }

export const PASSWORD_OPTION = {
  'password-stdin': {
    type: 'boolean',
    description: 'read the password from standard input; otherwise a link to choose one is printed',
  },
} as const satisfies Record<string, CommandOption>

/** Reads the password from standard input, without the line break; `null` if a link is requested. */
export async function passwordFrom(
  options: { readonly 'password-stdin'?: boolean },
  { readInput }: CommandContext,
): Promise<string | null> {
  return options['password-stdin'] ? (await readInput()).replace(/\r?\n$/, '') : null
}

/** A sentence that tells the person how to sign in. */
export function signInSentence(link: string | null, days: string): string {
  return link === null
    ? 'The password is the one you gave.'
    : `Choose a password here, once, within ${days}:\n${link}`
}
