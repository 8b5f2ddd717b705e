import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkHolding, filesNeededBy } from './vite/bundle-files.ts'
import { compileDocuments } from './vite/compile-documents.ts'
import { compiledAhead } from './vite/compiled-ahead.ts'
import { iconModules } from './vite/icon-modules.ts'
import { emailCatalogues } from './vite/messages/email-catalogues.ts'
import { messages } from './vite/messages/messages.ts'
import { openingFiles } from './vite/opening-files.ts'
import { PURE_CALLS, screenChunks, WITHOUT_APOLLO } from './vite/screen-chunks.ts'
import { serverChunks } from './vite/server-chunks.ts'
import { sheetData } from './vite/sheet-data.ts'
import { sheetValues } from './vite/sheet-values.ts'
import { sheetsWithViews } from './vite/sheets-with-views.ts'
import { textWithoutDrawings } from './vite/text-without-drawings.ts'
import { visitorScript } from './vite/visitor-script.ts'

/** Four builds of one source: the editor, its service worker, what a visitor's browser gets, and the server. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  plugins: [
    messages(),
    emailCatalogues(),
    react(),
    browserReadsMarkup(),
    textWithoutDrawings(),
    compileDocuments(),
    iconModules(),
    sheetsWithViews(),
    sheetData(),
    sheetValues(),
    openingFiles(),
    compiledAhead(),
    firstScreenIsLight(),
    apolloComesLater(),
    visitorScript(),
    serverIsWhole(),
  ],
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
      // rxjs as it is written, not as it was for browsers of 2015.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/editor',
        assetsDir: 'assets/editor',
        manifest: true,
        rolldownOptions: {
          input: 'editor/index.html',
          treeshake: { manualPureFunctions: PURE_CALLS },
          output: { codeSplitting: screenChunks(), assetFileNames: sharedDrawings },
        },
      },
    },
    visitor: {
      consumer: 'client',
      build: {
        ...{ outDir: 'dist/visitor', assetsDir: 'assets/site', manifest: true },
        // The list of what islands import would weigh more than it saves: one of two files starts a round trip later.
        modulePreload: false,
        // The faces are built here, where visitors fetch files from; `stylesOf` names them by the same addresses.
        rolldownOptions: {
          // A script names all the others.
          output: { chunkFileNames: 'assets/site/[name]-[hash:6].js' },
          input: [
            'renderer/visitor/main.ts',
            'renderer/styles/fonts.css',
            'renderer/fonts/languages.css',
            'renderer/fonts/home.css',
            'renderer/fonts/common.css',
          ],
        },
      },
    },
    // The editor's service worker: one file without imports, which browsers know by its address alone.
    worker: {
      consumer: 'client',
      build: {
        ...{ outDir: 'dist/worker', modulePreload: false },
        rolldownOptions: {
          input: 'editor/offline/worker/worker.ts',
          output: { entryFileNames: '[name].js', format: 'iife' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          // The server has the words of every language at hand (`all-words.ts`): only for browsers are they parts of their own.
          checks: { ineffectiveDynamicImport: false },
          input: {
            main: 'server/main.ts',
            toran: 'server/commands/toran.ts',
            'picture-process': 'server/media/maker/picture-process.ts',
          },
          // CommonJS, because Node 20 caches the compiled code of nothing else (`scripts/built-server.mjs`).
          output: {
            format: 'cjs',
            dynamicImportInCjs: false,
            codeSplitting: serverChunks(),
            entryFileNames: '[name].cjs',
            chunkFileNames: 'chunks/[name]-[hash].cjs',
            assetFileNames: 'assets/site/[name]-[hash][extname]',
            // Without comments and dead code; names and lines stay, so that a stack can be read.
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
          },
        },
      },
    },
  },
  test: {
    // Without it a machine of two cores runs one file at a time.
    maxWorkers: '100%',
    // Left to itself Vitest empties every sheet; those that pages are made of are read as the build reads them.
    css: { include: [/\.css\?inline&rules$/] },
    projects: [
      project('schema', 'node', ['schema/**/*.test.ts']),
      project('renderer', 'jsdom', ['renderer/**/*.test.{ts,tsx}']),
      project('editor', 'jsdom', ['editor/**/*.test.{ts,tsx}']),
      project('server', 'node', ['{server,sample}/**/*.test.ts'], ['server/**/*.storage.test.ts']),
      // Tests of the source itself: words, messages, structure, documents, style sheets.
      project('source', 'node', ['{scripts,vite}/**/*.test.ts']),
      project('storage', 'node', ['server/**/*.storage.test.ts']),
    ],
  },
})

function project(name: string, environment: string, include: string[], exclude: string[] = []) {
  // Starting PostgreSQL takes seconds on a busy machine.
  const timeouts = { testTimeout: 30_000, hookTimeout: 120_000 }
  // Libraries load graphql by Node's rules and so its other build; two copies do not know each other's classes.
  const alias =
    environment === 'node' ? [{ find: /^graphql$/, replacement: 'graphql/index.js' }] : []
  const setupFiles = [
    'vite/quiet-console.ts',
    ...(name === 'editor' ? ['editor/testing/setup.ts'] : []),
  ]
  // Loading the registry and jsdom for every file costs more than the tests. What a file sets up in the browser's
  // globals (clocks, storage) goes after it: `editor/testing/setup.ts`.
  const isolate = false
  // One cluster for all files of a run.
  const globalSetup = name === 'storage' ? ['server/database/testing/test-cluster.ts'] : []
  const test = {
    name,
    environment,
    include,
    exclude,
    alias,
    setupFiles,
    globalSetup,
    isolate,
    // A condition that is polled becomes true late on a busy machine; one that never does fails all the same.
    expect: { poll: { timeout: 20_000 } },
    ...timeouts,
  }
  return { extends: true as const, test }
}

/** Drawings that blocks show have the addresses that public pages name them by: markup is the same on the canvas. */
function sharedDrawings({ names }: Rolldown.PreRenderedAsset): string {
  const folder = names.some((name) => name.endsWith('.svg')) ? 'site' : 'editor'
  return `assets/${folder}/[name]-[hash][extname]`
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
 * Scripts and sheets that an opened page waits for, without the views of its own blocks, in kB as gzip sends them: with the list of
 * what each chunk imports later, which Vite puts above it.
 */
const FIRST_SCREEN_LIMIT = 207
/** The most that it may weigh more in another language, without its fonts, in kB. */
const LANGUAGE_LIMIT = 5

/**
 * Fails the build when the editor's first screen grows beyond its limit, and names the largest of what came along: what is not
 * needed to see the page belongs behind `fetchedPart` (editor/ui/lazy). Its messages in other languages have a limit of their own.
 */
function firstScreenIsLight(): Plugin {
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
function apolloComesLater(): Plugin {
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

/**
 * The built server carries its libraries: a few large files load in a third of the time that the libraries' hundreds take.
 * React and what renders with it are in their production form, whatever NODE_ENV it is started with: the development form
 * renders a page several times slower.
 */
function serverIsWhole(): Plugin {
  return {
    name: 'server-is-whole',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external: NATIVE },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : null,
    // It imports drizzle-orm by a name composed at run time, which no bundler sees.
    transform(code, id) {
      if (this.environment.name !== 'ssr' || !id.endsWith('/RateLimiterDrizzle.js')) return null
      const named = code.replace('import(/* @vite-ignore */ specifier)', "import('drizzle-orm')")
      if (named === code) this.error(`${id} no longer imports what it is asked to`)
      return { code: named, map: null }
    },
    // One letter beyond Latin makes V8 keep a whole file with two bytes a letter. Every such letter stands in a string, an
    // expression or a name, where its number means the same.
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'ssr') return
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(
            /[^\0-\xff]/g,
            (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
          )
    },
  }
}

/**
 * Packages that stay in node_modules: programs and compiled code for one kind of machine. libheif-js finds its WebAssembly beside itself, and can be exchanged, as its licence asks.
 */
const NATIVE = ['sharp', '@node-rs/argon2', 'pg-native', 'libheif-js']
