import type { EditorBuild } from './editor-build'

/** Kept by the browser for a year: `editor/app/editor-language.ts`. */
const COOKIE = /(?:^|;\s*)toran-language=([a-z]{2,8})(?:;|$)/
const ENGLISH = 'en'

interface Headers {
  readonly cookie?: string | undefined
  readonly 'accept-language'?: string | undefined
}

/** The language of the editor for a request: what was chosen in this browser, or else the first that the browser asks for. */
export function editorLanguage(headers: Headers, languages: readonly string[]): string {
  const known = [ENGLISH, ...languages]
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1]
  if (chosen && known.includes(chosen)) return chosen
  return preferred(headers['accept-language'] ?? '').find((tag) => known.includes(tag)) ?? ENGLISH
}

/** Main tags in the order of their weight: `gu-IN,gu;q=0.9,en;q=0.8` is `gu`, `gu`, `en`. */
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

/** The editor's HTML in a language, by the chunks that are made for it. */
export function pageInLanguage(html: string, build: EditorBuild | null, language: string): string {
  if (language === ENGLISH) return html
  const tagged = html.replace('<html lang="en">', `<html lang="${language}">`)
  if (build) return withChunksOf(tagged, build, language)
  return tagged.replace('<head>', `<head><script src="/@messages/${language}.js"></script>`)
}

/** What the build says of the editor, with the chunks of a language. */
export function buildInLanguage(build: EditorBuild, language: string): EditorBuild {
  if (language === ENGLISH) return build
  const own = (files: readonly string[]) => files.map((file) => withChunksOf(file, build, language))
  const blocks = Object.entries(build.blocks).map(([block, files]) => [block, own(files)])
  return {
    ...build,
    screen: own(build.screen),
    api: own(build.api),
    blocks: Object.fromEntries(blocks),
  }
}

function withChunksOf(text: string, build: EditorBuild, language: string): string {
  const folder = build.languages.folders[language]
  if (folder === undefined) return text
  return text.replaceAll(/\/assets\/editor\/([\w.-]+\.js)/g, (address, name: string) =>
    build.languages.files.includes(name) ? `/assets/editor/${folder}/${name}` : address,
  )
}
