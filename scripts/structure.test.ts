import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** Files of a folder beside its tests. A folder that grows past that holds two families. */
const MAX_FILES = 40

/** The built files: tests and their helpers may import whatever they test. */
const files = listFiles(/\.tsx?$/).filter(isBuilt)
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const folders = foldersOf(imports)

describe('the structure of the source', () => {
  test('no two folders import each other', () => {
    const both = [...folders].flatMap(([folder, imported]) =>
      [...imported]
        .filter((other) => folder < other && folders.get(other)?.has(folder))
        .map((other) => `${folder} and ${other}`),
    )
    expect(both).toEqual([])
  })

  test('imports of folders run in no circle', () => {
    expect(circlesOf(folders)).toEqual([])
  })

  test('imports of files run in no circle, those of types included', () => {
    expect(circlesOf(imports)).toEqual([])
  })

  test.each(['editor', 'server'])(
    'the lint says of every folder of %s/ what it may import',
    (top) => {
      const walls = walledFolders(top)
      const open = [...folders.keys()]
        .filter((folder) => folder.startsWith(`${top}/`))
        .filter((folder) => !walls.some((wall) => `${folder}/`.startsWith(`${wall}/`)))
      expect(open).toEqual([])
    },
  )

  test.each(['editor', 'server'])(
    'the draw in docs/architecture.md has every folder of %s/ below those it imports',
    (top) => {
      const rows = drawnRows(top)
      const rowOf = (folder: string) => rows.findIndex((row) => row.test(folder))
      const own = [...folders].filter(([folder]) => folder.startsWith(`${top}/`))
      const misplaced = own.flatMap(([folder, imported]) =>
        [...imported]
          .filter((other) => other.startsWith(`${top}/`) && rowOf(other) >= rowOf(folder))
          .map((other) => `${folder} imports ${other}`),
      )
      expect(own.map(([folder]) => folder).filter((folder) => rowOf(folder) < 0)).toEqual([])
      expect(misplaced).toEqual([])
    },
  )

  test('nothing in editor/ is held back by React: parts are fetched through editor/ui/lazy (docs/decisions/038)', () => {
    const holding = files
      .filter((file) => file.startsWith('editor/'))
      .filter((file) =>
        /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')),
      )
    expect(holding).toEqual([])
  })

  test('each change says once what has happened: server/events alone does what follows (docs/decisions/050)', () => {
    const follows =
      /await (?:audit(?:Each)?|indexDocument|refresh(?:Draft)?References)\(tx\b|(?<!function )\bannounce(?:Passing)?\(tx\b/
    const calling = files
      .filter((file) => file.startsWith('server/') && follows.test(readFileSync(file, 'utf8')))
      .sort()
    expect(calling).toEqual([
      // Everything is out of date after an archive was imported.
      'server/archive/import/refresh-imported.ts',
      // Refused attempts, and sign-ins, are no change.
      'server/audit/tally.ts',
      'server/events/emit.ts',
      // Everything is out of date after them.
      'server/import/import-network.ts',
      'server/people/accounts/sign-in-audit.ts',
      'server/records/usage/rebuild-references.ts',
      // The effects of a changed shared block on many pages come after it.
      'server/search/shared-texts-job.ts',
    ])
  })

  test(`no folder holds more than ${MAX_FILES} files beside its tests`, () => {
    const holding = listFiles(/\.(?:tsx?|css)$/)
      .filter(isBuilt)
      .map((file) => posix.dirname(file))
    const crowded = [...folders.keys()]
      .map((folder) => ({ folder, count: holding.filter((other) => other === folder).length }))
      .filter(({ count }) => count > MAX_FILES)
    expect(crowded).toEqual([])
  })

  test('functions, classes and constants are exported for another file that names them', () => {
    const everywhere = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.md']
    const namedIn = countFilesByName(listFiles(/./, everywhere))
    const unused = listFiles(/^(?!.*generated).*\.tsx?$/, everywhere).flatMap((file) =>
      exportedValues(readFileSync(file, 'utf8'))
        .filter((name) => namedIn.get(name) === 1)
        .map((name) => `${file} exports ${name}`),
    )
    expect(unused).toEqual([])
  })
})

/** Types are left out: what is exported may have them, and declarations then name them. Default exports are found by folder. */
function exportedValues(text: string): string[] {
  const exported = /^export (?:abstract )?(?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm
  return [...text.matchAll(exported)].flatMap(([, name]) => name ?? [])
}

function countFilesByName(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const path of paths)
    for (const name of new Set(readFileSync(path, 'utf8').match(/[A-Za-z_$][\w$]*/g)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The folders that each line of the draw names, from the top: `site/{feeds,stored}` is two folders, `records/<kind>` each of them. */
function drawnRows(top: string): readonly RegExp[] {
  const [, draw = ''] =
    /## Structure\n[\s\S]*?```\n([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8')) ??
    []
  const [, lines = ''] =
    new RegExp(`^${top} ([\\s\\S]*?)(?=^\\S|$(?![\\s\\S]))`, 'm').exec(draw) ?? []
  return lines.split('\n').map((line) => {
    const [names = ''] = line.trim().split(/ {2,}/)
    const patterns = names
      .split(/, (?![^{]*\})/)
      .map((name) =>
        name
          .replace(/\{(.*)\}/, (_, inner: string) => `(?:${inner.replaceAll(',', '|')})`)
          .replace(/<\w+>/, '[^/]+'),
      )
    return new RegExp(`^${top}/(?:${patterns.join('|')})$`)
  })
}

/** The folders that have an entry of their own in the lint's configuration: what they may import, and why no more. */
function walledFolders(top: string): readonly string[] {
  const entries = readFileSync(`${top}/biome.json`, 'utf8').matchAll(
    /"includes": \[\s*"([\w/-]+)\/\*\*"/g,
  )
  return [...entries].map(([, folder]) => `${top}/${folder}`)
}

function isBuilt(file: string): boolean {
  return !/\.test\.|\.fixture\.|\/testing\//.test(file)
}

function listFiles(
  pattern: RegExp,
  roots: readonly string[] = ['schema', 'renderer', 'editor', 'server', 'sample'],
): string[] {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', ...roots]
  return execFileSync('git', listing, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(file))
}

/** Our own files that a file imports, at once or later, as values or as types. */
function importsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
  const specifiers = [
    ...named.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ]
  return new Set(specifiers.flatMap((specifier) => resolve(file, specifier) ?? []))
}

function resolve(from: string, specifier: string): string | undefined {
  if (!/^[#.]/.test(specifier)) return undefined
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(from), specifier)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (candidate) => candidate !== from && files.includes(candidate),
  )
}

function foldersOf(graph: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [file, imported] of graph) {
    const folder = posix.dirname(file)
    const others = [...imported].map((other) => posix.dirname(other))
    const known = found.get(folder) ?? new Set()
    found.set(folder, known)
    for (const other of others) if (other !== folder) known.add(other)
  }
  return found
}

/** The groups of nodes that reach each other (Tarjan's strongly connected components), each as one line. */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[] = []
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles

  function visit(node: string): number {
    let low = order.size
    order.set(node, low)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === order.get(node)) {
      const circle = open.splice(open.indexOf(node))
      if (circle.length > 1) circles.push(circle.sort().join(' '))
    }
    return low
  }
}
