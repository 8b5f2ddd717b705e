import { parsePo } from 'pofile-ts'
import type { Plugin } from 'vite'
import { compiledMessage } from './compile-message.ts'

/** The server's imports from a file of translations: its compiled messages. */
export function emailCatalogues(): Plugin {
  return {
    name: 'email-catalogues',
    transform(code, id) {
      if (!id.endsWith('.po')) return null
      const messages = parsePo(code).items.flatMap(({ msgid, msgstr: [text] }) =>
        text ? [[msgid, compiledMessage(text)] as const] : [],
      )
      const source = `export default ${JSON.stringify(Object.fromEntries(messages))}`
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}
