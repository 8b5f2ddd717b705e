import type { Plugin } from 'vite'

/**
 * The built server carries its libraries: a few large files load in a third of the time that the libraries' hundreds take.
 * React and what renders with it are in their production form, whatever NODE_ENV it is started with: the development form
 * renders a page several times slower.
 */
export function serverIsWhole(): Plugin {
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
