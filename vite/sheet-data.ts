import type { Plugin } from 'vite'
import { readSheet } from '../renderer/registry/read-sheet.ts'

/**
 * `import sheet from './some.css?inline&rules'` gives the sheet with its rules already read: the parser runs once, when the
 * project is built, and is in no bundle. Comes after Vite's own handling of CSS, so that the rules are those of the minified sheet.
 */
export function sheetData(): Plugin {
  return {
    name: 'sheet-data',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline&rules')) return null
      const css = /^export default (".*")\s*;?\s*$/s.exec(code)?.[1]
      if (css === undefined) this.error(`${id} is not a sheet as text: ${code.slice(0, 100)}`)
      const data = JSON.stringify(readSheet(JSON.parse(css)))
      return { code: `export default JSON.parse(${JSON.stringify(data)})`, map: null }
    },
    generateBundle(_options, bundle) {
      const parser = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .find((id) => id.includes('/node_modules/css-tree/'))
      if (parser) this.error(`Sheets are parsed by the build, but a bundle holds ${parser}`)
    },
  }
}
