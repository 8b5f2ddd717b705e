import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const INDEX = new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)

/**
 * Icons are imported by what they are called, from one module that names all there are. The build imports each from its own file,
 * so that it can be seen which of them a screen shows: those of others come with the others.
 */
export function iconModules(): Plugin {
  let files: ReadonlyMap<string, string> | null = null
  return {
    name: 'icon-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null
      const known = files ?? filesOfIcons()
      files = known
      const own = code.replaceAll(
        /^import \{([^}]*)\} from 'lucide-react'$/gm,
        (_import, names: string) => importsOf(names, known),
      )
      return { code: own, map: null }
    },
  }
}

/** One import for each icon; types need none. */
function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = name, own = icon] = name.split(' as ')
      const file = files.get(icon)
      if (!file) throw new Error(`There is no icon '${icon}'`)
      return `import ${own} from 'lucide-react/icons/${file}'`
    })
    .join('; ')
}

/** The file of each icon by its names, as the library's own index says. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const index = readFileSync(fileURLToPath(INDEX), 'utf8')
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
          name,
          file,
        ]),
    ),
  )
}
