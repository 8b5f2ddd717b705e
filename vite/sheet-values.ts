import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { invalidDeclarations } from '../renderer/registry/check-values.ts'

/** Fails the build when a value of a sheet is invalid once its custom properties are put in: a browser drops it without a word. */
export function sheetValues(): Plugin {
  return {
    name: 'sheet-values',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'visitor',
    buildStart() {
      const sheets = read('css').map(([path, css]) => ({ path, css }))
      const code = [...read('ts'), ...read('tsx')].map(([, text]) => text).join('\n')
      const invalid = invalidDeclarations(sheets, code)
      if (invalid.length > 0) this.error(`Sheets hold invalid values:\n${invalid.join('\n')}`)
    },
  }
}

function read(ending: string): (readonly [path: string, text: string])[] {
  return ['renderer', 'editor'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.${ending}`))
      .map((file) => `${folder}/${file}`)
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  )
}
