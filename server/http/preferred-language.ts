/** Set in the browser for a year by `editor/app/editor-language.ts`. */
const COOKIE = /(?:^|;\s*)toran-language=([a-z]{2,8})(?:;|$)/
const ENGLISH = 'en'

export interface LanguageHeaders {
  readonly cookie?: string | undefined
  readonly 'accept-language'?: string | undefined
}

/** Returns the editor’s language for a request: the one chosen in this browser, otherwise the browser’s first preference. */
export function editorLanguage(headers: LanguageHeaders, languages: readonly string[]): string {
  const known = [ENGLISH, ...languages]
  const chosen = chosenLanguage(headers, known)
  if (chosen !== null) return chosen
  return preferred(headers['accept-language'] ?? '').find((tag) => known.includes(tag)) ?? ENGLISH
}

/** Returns the language chosen in this browser; `null` if there is none. */
export function chosenLanguage(
  { cookie = '' }: LanguageHeaders,
  languages: readonly string[],
): string | null {
  const chosen = COOKIE.exec(cookie)?.[1]
  return chosen !== undefined && languages.includes(chosen) ? chosen : null
}

/** Returns primary language tags by weight: `gu-IN,gu;q=0.9,en;q=0.8` gives `gu`, `gu`, `en`. */
function preferred(header: string): readonly string[] {
  return header
    .slice(0, MAX_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
      return { tag: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

const MAX_HEADER = 500
