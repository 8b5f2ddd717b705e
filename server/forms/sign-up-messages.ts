import { english, type SignUpWords as SignUpMessages } from './sign-up-english'
import { gujarati } from './sign-up-gujarati'
import { hindi } from './sign-up-hindi'

/** The words for a page's language, as in `gu-IN`; English where it has none of its own. */
export function signUpMessages(language: string): SignUpMessages {
  const [code] = language.split('-')
  if (code === 'gu') return gujarati
  return code === 'hi' ? hindi : english
}
