import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { normalizePath } from 'vite'

/** The script of visitors' browsers: small, and nothing but islands. */
export function visitorScript(): Plugin[] {
  return [visitorGetsIslandsOnly(), importsAreNotPreloaded(), scriptIsLight()]
}

/**
 * A visitor's browser gets islands and nothing else: no definitions, views or samples, no React.
 * Fails the build and names what came along.
 */
function visitorGetsIslandsOnly(): Plugin {
  const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)))
  return {
    name: 'visitor-gets-islands-only',
    applyToEnvironment: (environment) => environment.name === 'visitor',
    generateBundle(_options, bundle) {
      const stray = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .filter((id) =>
          /\.(?:block|view|sample)\.tsx?$|^(?:editor|server|schema)\/|(?:^|\/)node_modules\//.test(
            id.replace(root, ''),
          ),
        )
      if (stray.length > 0)
        this.error(`The visitor's script may hold islands only, but it holds:\n${stray.join('\n')}`)
    },
  }
}

/**
 * An island imports one small file at most. Vite would wrap each dynamic import into code that fetches such files ahead: that
 * code, and its lists of files, are as large as the rest of the visitor's script.
 */
function importsAreNotPreloaded(): Plugin {
  return {
    name: 'imports-are-not-preloaded',
    apply: 'build',
    configResolved({ plugins }) {
      const wraps = plugins.find(({ name }) => name === 'native:import-analysis-build')
      const applies = wraps?.applyToEnvironment
      if (!wraps || !applies) throw new Error('Vite wraps dynamic imports by another plugin now')
      wraps.applyToEnvironment = (environment) =>
        environment.name === 'visitor' ? false : applies(environment)
    },
  }
}

/**
 * In bytes as brotli sends them, without the hashes in the names of islands (some 85): with those and its headers, 3 KiB for
 * a page on which all of it is used. Every first visit pays for it; what few pages have is an island with a script of its own.
 */
const SCRIPT_LIMIT = 2_650

/** The hashes in names of islands are noise that brotli cannot compress: 4 bytes each, give or take. */
function withoutHashes(code: string): string {
  return code.replace(/-[\w-]{6}(?=\.js)/g, '')
}

/** Fails the build when the script that every page starts with grows beyond its limit. */
function scriptIsLight(): Plugin {
  return {
    name: 'visitor-script-is-light',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'visitor',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry || !file.name.endsWith('main')) continue
        const size = brotliCompressSync(withoutHashes(file.code)).length
        if (size > SCRIPT_LIMIT)
          this.error(`The visitor's script is ${size} bytes of at most ${SCRIPT_LIMIT}`)
      }
    },
  }
}
