import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parsePo } from 'pofile-ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const CATALOGUES = join(ROOT, 'editor/messages')

/** The languages the editor is in besides English: the folders of `editor/messages`. */
export function translatedLanguages(): readonly string[] {
  return readdirSync(CATALOGUES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** All translations of a language, by the English message. What is not translated is not among them. */
export function translationsOf(language: string): ReadonlyMap<string, string> {
  const folder = join(CATALOGUES, language)
  const items = readdirSync(folder).flatMap(
    (file) => parsePo(readFileSync(join(folder, file), 'utf8')).items,
  )
  return new Map(items.flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]]] : [])))
}
