import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * On the canvas the sheet of a block comes with its view, and that of a part with the part: a page is opened with the sheets it
 * needs, and no list says which. The files do not import their sheets themselves, as the server takes those as text.
 */
export function sheetsWithViews(): Plugin {
  return {
    name: 'sheets-with-views',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/\/renderer\/(?:parts\/[\w-]+\/[\w-]+|blocks\/[\w-]+\/[\w-]+\.view)\.tsx$/.test(id))
        return null
      const sheet = id.replace(/(?:\.view)?\.tsx$/, '.css')
      if (!existsSync(sheet)) return null
      return { code: `${code}\nimport ${JSON.stringify(sheet)}\n`, map: null }
    },
  }
}
