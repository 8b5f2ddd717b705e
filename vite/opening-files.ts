import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { Plugin, Rolldown } from 'vite'
import { openingOperations } from '../schema/api/editor-page.ts'
import { chunkHolding, filesNeededBy } from './bundle-files.ts'

const OPERATIONS = fileURLToPath(new URL('../editor/api/operations/', import.meta.url))

/**
 * Tells the server what a page of the editor is opened with (`server/editor/editor-build.ts`): the text of its first operations,
 * and the files of the page's editor and of each block, so that the HTML can name exactly those of the page it is answered for.
 */
export function openingFiles(): Plugin {
  return {
    name: 'opening-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const source = JSON.stringify({ operations: operationTexts(), ...filesOfScreens(bundle) })
      this.emitFile({ type: 'asset', fileName: '.vite/opening.json', source })
    },
  }
}

function filesOfScreens(bundle: Rolldown.OutputBundle) {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The editor has no entry')
  // The HTML names those of the entry itself.
  const start = filesNeededBy(bundle, [entry.fileName])
  const screen = filesNeededBy(
    bundle,
    [chunkHolding(bundle, '/editor/page-editor/page-editor.tsx')],
    start,
  )
  const open = new Set([...start, ...screen])
  const api = filesNeededBy(
    bundle,
    [chunkHolding(bundle, '/editor/api/apollo/create-apollo.ts')],
    start,
  )
  const blocks = [...blockModules(bundle)].map(([folder, chunks]) => [
    folder,
    addresses(filesNeededBy(bundle, chunks, open)),
  ])
  return {
    fonts: PRELOADED_FONTS.map((font) => `/${assetMadeOf(bundle, font)}`),
    screen: addresses(screen),
    api: addresses(api),
    blocks: Object.fromEntries(blocks),
  }
}

/** The faces of text and headings of an English page. Of others, the names in the header and numbers. */
const PRELOADED_FONTS = ['mukta-latin-400.woff2', 'rasa-latin.woff2']

function assetMadeOf(bundle: Rolldown.OutputBundle, source: string): string {
  const asset = Object.values(bundle).find(
    (file) =>
      file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(`/${source}`)),
  )
  if (!asset) throw new Error(`The editor has no ${source}`)
  return asset.fileName
}

function addresses(files: ReadonlySet<string>): string[] {
  return [...files].map((file) => `/${file}`)
}

/** The folder of each block, and the chunks that hold its view and its declaration. */
function blockModules(bundle: Rolldown.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    for (const id of file.moduleIds) {
      const folder = /\/renderer\/blocks\/([\w-]+)\/[\w-]+\.(?:view\.tsx|block\.ts)$/.exec(id)?.[1]
      if (folder !== undefined) found.set(folder, [...(found.get(folder) ?? []), file.fileName])
    }
  }
  return found
}

/** The opening's operations as Apollo Client sends them: with the names of types, and with their fragments. */
function operationTexts(): Record<string, string> {
  const definitions = readdirSync(OPERATIONS)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => definitionsIn(readFileSync(join(OPERATIONS, file), 'utf8')))
  return Object.fromEntries(
    openingOperations.map((name) => {
      const operation = definitions.find(
        (definition) =>
          definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name,
      )
      if (!operation) throw new Error(`The editor has no operation '${name}'`)
      const document = [operation, ...fragmentsOf(operation, definitions)]
      return [name, document.map((each) => print(withTypeNames(each))).join('\n')]
    }),
  )
}

function definitionsIn(code: string): readonly DefinitionNode[] {
  return [...code.matchAll(/\bgql`([^`]*)`/g)].flatMap(
    ([, text = '']) => parse(text.replaceAll(/\$\{\w+\}/g, ''), { noLocation: true }).definitions,
  )
}

/** The fragments that a definition spreads, and those that they spread. */
function fragmentsOf(
  definition: DefinitionNode,
  all: readonly DefinitionNode[],
): ReadonlySet<FragmentDefinitionNode> {
  const found = new Set<FragmentDefinitionNode>()
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = all.find(
        (each): each is FragmentDefinitionNode =>
          each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value,
      )
      if (!fragment) throw new Error(`The editor has no fragment '${name.value}'`)
      for (const each of [fragment, ...fragmentsOf(fragment, all)]) found.add(each)
    },
  })
  return found
}

function withTypeNames(definition: DefinitionNode): DefinitionNode {
  const name = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
  return visit(definition, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      const isRoot =
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
      return isRoot ? undefined : { ...node, selections: [...node.selections, name] }
    },
  })
}
