import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createItem, createPoFile, stringifyPo } from 'pofile-ts'
import { CATALOGUES, translatedLanguages, translationsOf } from './catalogues.ts'
import { extractMessages, type Subjects } from './extract.ts'

/** The contents of each language's catalogue, by its file: the messages of the source with the translations there are. */
export function expectedCatalogues(): ReadonlyMap<string, string> {
  const subjects = extractMessages()
  return new Map(translatedLanguages().flatMap((language) => cataloguesOf(language, subjects)))
}

function cataloguesOf(
  language: string,
  subjects: Subjects,
): readonly (readonly [string, string])[] {
  const translations = translationsOf(language)
  return [...subjects].map(([subject, messages]) => {
    const file = createPoFile()
    file.headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' }
    file.headerOrder = Object.keys(file.headers)
    file.items = [...messages].sort(byMessage).map(([message, places]) => {
      const item = createItem()
      return Object.assign(item, {
        msgid: message,
        msgstr: [translations.get(message) ?? ''],
        references: [...places],
      })
    })
    return [join(CATALOGUES, language, `${subject}.po`), stringifyPo(file, { foldLength: 0 })]
  })
}

function byMessage([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** Brings the catalogues in line with the source. What is no longer said goes. */
export function writeCatalogues(): void {
  const expected = expectedCatalogues()
  for (const [file, text] of expected) {
    mkdirSync(join(file, '..'), { recursive: true })
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  for (const file of catalogueFiles()) if (!expected.has(file)) rmSync(file)
}

export function catalogueFiles(): readonly string[] {
  return translatedLanguages().flatMap((language) =>
    readdirSync(join(CATALOGUES, language)).map((file) => join(CATALOGUES, language, file)),
  )
}
