import { english, type SignUpMessages } from './sign-up-english'
import { gujarati } from './sign-up-gujarati'
import { hindi } from './sign-up-hindi'

/** Returns the texts in a page’s language, such as `gu-IN`; English if there is no translation. */
export function signUpMessages(language: string): SignUpMessages {
  const [code] = language.split('-')
  if (code === 'gu') return gujarati
  return code === 'hi' ? hindi : english
}
