import { english, type SignUpWords } from './sign-up-english'
import { gujarati } from './sign-up-gujarati'
import { hindi } from './sign-up-hindi'

/** The words for a page's language, as in `gu-IN`; English where it has none of its own. */
export function signUpWordsOf(language: string): SignUpWords {
  const [code] = language.split('-')
  if (code === 'gu') return gujarati
  return code === 'hi' ? hindi : english
}
