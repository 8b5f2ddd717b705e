import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { chunkHolding, filesNeededBy } from './bundle-files.ts'
import { WITHOUT_APOLLO } from './screen-chunks.ts'

/**
 * Scripts and sheets that an opened page waits for, without the views of its own blocks, in kB as gzip sends them: with the list of
 * what each chunk imports later, which Vite puts above it.
 */
const FIRST_SCREEN_LIMIT = 207
/** The most that it may weigh more in another language, without its fonts, in kB. */
const LANGUAGE_LIMIT = 5

/**
 * Fails the build when the editor's first screen grows beyond its limit, and names the largest of what came along: what is not
 * needed to see the page belongs behind `lazyPart` (editor/ui/lazy). Its messages in other languages have a limit of their own.
 */
export function firstScreenIsLight(): Plugin {
  return {
    name: 'first-screen-is-light',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Runs after the messages have been inserted (`vite/messages`).
      order: 'post',
      handler(_options, bundle) {
        const files = firstScreenFiles(bundle)
        const sizes = files.map((name) => ({ name, size: gzipSize(bundle[name]) }))
        const total = sizes.reduce((sum, { size }) => sum + size, 0)
        for (const [folder, more] of addedByLanguages(bundle, files))
          if (more > LANGUAGE_LIMIT)
            this.error(
              `The editor's first screen is ${more.toFixed(1)} kB larger in ${folder}, of at most ${LANGUAGE_LIMIT}.`,
            )
        if (total <= FIRST_SCREEN_LIMIT) return
        const largest = sizes.sort((a, b) => b.size - a.size).slice(0, 10)
        const list = largest.map(({ name, size }) => `${size.toFixed(1)} kB  ${name}`).join('\n')
        this.error(
          `The editor's first screen is ${total.toFixed(1)} kB of at most ${FIRST_SCREEN_LIMIT}:\n${list}`,
        )
      },
    },
  }
}

/** Fails the build if an initial chunk imports Apollo Client: opening a page and selecting blocks work without it (decision 42). */
export function apolloComesLater(): Plugin {
  return {
    name: 'apollo-comes-later',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const apollo = chunkHolding(bundle, '/editor/api/apollo/create-apollo.ts')
      for (const module of WITHOUT_APOLLO)
        if (filesNeededBy(bundle, [chunkHolding(bundle, `/editor/${module}`)]).has(apollo))
          this.error(
            `${module} imports Apollo Client: what asks by its hooks is fetched on demand.`,
          )
    },
  }
}

/** Everything that the entry and the page's editor import, scripts and their sheets. */
function firstScreenFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const editor = chunkHolding(bundle, '/editor/page-editor/page-editor.tsx')
  return [...filesNeededBy(bundle, [...entries.map(({ fileName }) => fileName), editor])]
}

/** Returns by how many kB the copies of files with messages (`vite/messages`) are larger than the files, by their folder. */
function addedByLanguages(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
): ReadonlyMap<string, number> {
  const added = new Map<string, number>()
  for (const name of Object.keys(bundle)) {
    const [, start, folder, file] = /^(.*\/)([a-z]{2}-[0-9a-f]+)\/([^/]+)$/.exec(name) ?? []
    const original = `${start}${file}`
    if (folder === undefined || !files.includes(original)) continue
    const more = gzipSize(bundle[name]) - gzipSize(bundle[original])
    added.set(folder, (added.get(folder) ?? 0) + more)
  }
  return added
}

function gzipSize(file: Rolldown.OutputBundle[string] | undefined): number {
  if (!file) return 0
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length / 1000
}
