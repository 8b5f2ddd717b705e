import type { EditorBuild } from './editor-build'

const ENGLISH = 'en'

/** Returns the editor’s HTML with the chunks of a language. */
export function pageInLanguage(html: string, build: EditorBuild | null, language: string): string {
  if (language === ENGLISH) return html
  const tagged = html.replace('<html lang="en">', `<html lang="${language}">`)
  if (build) return withChunksOf(tagged, build, language)
  return tagged.replace('<head>', `<head><script src="/@messages/${language}.js"></script>`)
}

/** Returns the build information with the chunks of a language. */
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
