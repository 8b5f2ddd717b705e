import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { compileDocuments } from './vite/compile-documents.ts'
import { compiledAhead } from './vite/compiled-ahead.ts'
import { apolloComesLater, firstScreenIsLight } from './vite/first-screen.ts'
import { iconModules } from './vite/icon-modules.ts'
import { emailCatalogues } from './vite/messages/email-catalogues.ts'
import { messages } from './vite/messages/messages.ts'
import { openingFiles } from './vite/opening-files.ts'
import { PURE_CALLS, screenChunks } from './vite/screen-chunks.ts'
import { serverChunks } from './vite/server-chunks.ts'
import { serverIsWhole } from './vite/server-is-whole.ts'
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
