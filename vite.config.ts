import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Three builds of one source: the editor, what a visitor's browser gets, and the server. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  plugins: [react(), browserReadsMarkup(), visitorGetsIslandsOnly(), serverDrawsFast()],
  builder: {},
  // The first versions with `light-dark()` and colours made from others: the sheets go out as they are written.
  build: {
    // Fonts are files, however small: pages may load them from the site only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 900,
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/editor',
        assetsDir: 'assets/editor',
        manifest: true,
        rolldownOptions: { input: 'editor/index.html' },
      },
    },
    visitor: {
      consumer: 'client',
      build: {
        outDir: 'dist/visitor',
        assetsDir: 'assets/site',
        manifest: true,
        // The faces are built here, where visitors fetch files from; `stylesOf` names them by the same addresses.
        rolldownOptions: {
          input: [
            'renderer/visitor/main.ts',
            'renderer/styles/fonts.css',
            'renderer/fonts/languages.css',
          ],
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          input: { main: 'server/main.ts' },
          output: { assetFileNames: 'assets/site/[name]-[hash][extname]' },
        },
      },
    },
  },
  test: {
    // Without it a machine of two cores runs one file at a time.
    maxWorkers: '100%',
    projects: [
      project('schema', 'node', ['schema/**/*.test.ts']),
      project('renderer', 'jsdom', ['renderer/**/*.test.{ts,tsx}']),
      project('editor', 'jsdom', ['editor/**/*.test.{ts,tsx}']),
      project('server', 'node', ['server/**/*.test.ts'], ['server/**/*.storage.test.ts']),
      project('storage', 'node', ['server/**/*.storage.test.ts']),
    ],
  },
})

function project(name: string, environment: string, include: string[], exclude: string[] = []) {
  // Making an embedded database takes seconds on a busy machine.
  const timeouts = { testTimeout: 30_000, hookTimeout: 120_000 }
  // Libraries load graphql by Node's rules and so its other build; two copies do not know each other's classes.
  const alias =
    environment === 'node' ? [{ find: /^graphql$/, replacement: 'graphql/index.js' }] : []
  const setupFiles = name === 'editor' ? ['editor/testing/measure.ts'] : []
  // Loading the registry anew for every file costs more than the tests. The editor's tests stay apart: what they set
  // up in the browser's globals (clocks, storage, focus) would meet the next file's.
  const isolate = name === 'editor'
  const test = { name, environment, include, exclude, alias, setupFiles, isolate, ...timeouts }
  return { extends: true as const, test }
}

/** In the editor the browser reads markup itself: the server's parser would be a quarter of what is sent to show a page. */
function browserReadsMarkup(): Plugin {
  const own = fileURLToPath(new URL('editor/text/parse-markup.ts', import.meta.url))
  return {
    name: 'browser-reads-markup',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      const isAsked =
        source === './parse-markup' && importer?.endsWith('/schema/text/clean-tree.ts')
      return isAsked ? own : null
    },
  }
}

/**
 * A visitor's browser gets islands and nothing else: no definitions, views or samples, no React.
 * Fails the build and names what came along.
 */
function visitorGetsIslandsOnly(): Plugin {
  return {
    name: 'visitor-gets-islands-only',
    applyToEnvironment: (environment) => environment.name === 'visitor',
    generateBundle(_options, bundle) {
      const stray = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .filter((id) =>
          /\.(?:block|view|sample)\.tsx?$|\/(?:editor|server|schema)\/|\/node_modules\//.test(id),
        )
      if (stray.length > 0)
        this.error(`The visitor's script may hold islands only, but it holds:\n${stray.join('\n')}`)
    },
  }
}

/**
 * The built server carries React in its production form, whatever NODE_ENV it is started with:
 * the development form draws a page several times slower. Whatever draws with React comes along:
 * left outside, the icons would find another copy of it, and every block with an icon would fail.
 */
function serverDrawsFast(): Plugin {
  return {
    name: 'server-draws-fast',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: ['react', 'react-dom', 'lucide-react'] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : null,
  }
}
