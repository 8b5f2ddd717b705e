import type { Plugin } from 'vite'

/** The chunks whose functions nearly all run before the page is shown (`screen-chunks.ts`). */
const EAGER_CHUNKS: ReadonlySet<string> = new Set([
  'start',
  'screens',
  'page-editor',
  'usual-blocks',
])

/** V8 looks for it above all code. Browsers that do not know it see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks the browser to compile all functions of these files while they arrive, beside the main thread. Left to itself it compiles
 * each when it is first called, on the main thread, after having read it once already.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Vite puts the list of what a chunk imports above it.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const found = chunks.filter(({ name }) => EAGER_CHUNKS.has(name))
        for (const name of EAGER_CHUNKS)
          if (!found.some((chunk) => chunk.name === name)) this.error(`There is no chunk '${name}'`)
        for (const chunk of found) chunk.code = HINT + chunk.code
      },
    },
  }
}
