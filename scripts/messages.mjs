/** `npm run messages`: writes the editor's new messages into the catalogues of all languages, for translators. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport('/vite/messages/write-catalogues.ts', {
  root: fileURLToPath(new URL('../', import.meta.url)),
  configFile: false,
  logLevel: 'error',
})
module.writeCatalogues()
