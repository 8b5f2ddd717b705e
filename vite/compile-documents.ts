import { fileURLToPath } from 'node:url'
import { parse } from 'graphql'
import { normalizePath, type Plugin } from 'vite'
import { pack } from '../schema/api/packed-document.ts'

const EDITOR = normalizePath(fileURLToPath(new URL('../editor/', import.meta.url)))
const BUILDER = fileURLToPath(new URL('../editor/api/document-of.ts', import.meta.url))

const APOLLO = /^import \{ gql\b[^}]*\} from '@apollo\/client'\n/m

/**
 * Reads the editor's GraphQL documents when it is built. The browser gets them read, without the parser: nine times the
 * size of what it reads. While one works on the editor and in tests `gql` reads them, as it always does.
 */
export function compileDocuments(): Plugin {
  return {
    name: 'compile-documents',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(EDITOR) || !/import \{ gql\b/.test(code)) return null
      const compiled = code.replaceAll(/\bgql`([^`]*)`/g, (_call, text: string) => documentIn(text))
      return {
        // Without Apollo Client, which is fetched later than what names documents.
        code: `import { documentOf } from ${JSON.stringify(BUILDER)}\n${compiled.replace(APOLLO, '')}`,
        map: null,
      }
    },
  }
}

/** The call that makes the document of a template; what the template holds are documents with fragments. */
function documentIn(template: string): string {
  const fragments = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  const { definitions } = parse(template.replaceAll(/\$\{\w+\}/g, ''), { noLocation: true })
  return `documentOf(${JSON.stringify(definitions.map(pack))}, [${fragments.join(', ')}])`
}
