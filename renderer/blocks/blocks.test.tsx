import { readdirSync, readFileSync } from 'node:fs'
import { type Atrule, type CssNode, find, findAll, generate } from 'css-tree'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPage } from '#renderer/page/load-page'
import { renderBlocks } from '#renderer/page/render-page'
import { folderOfBlock } from '#renderer/registry/block-name'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { block, renderBlock } from '#renderer/testing/render'
import { classesIn, parseSheet, selectorsIn } from '#renderer/testing/sheets'
import { violations } from '#renderer/testing/violations'
import { homePage, sourceWith } from '#renderer/testing/world'
import type { AnyBlock } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { acceptsValue } from '#schema/fields/kinds'
import { validateProps } from '#schema/fields/validate'
import { propsOf } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'

type Props = Readonly<Record<string, unknown>>

const samples = import.meta.glob<Props>('./*/*.sample.ts', { eager: true, import: 'default' })
const here = 'renderer/blocks'
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

beforeAll(() => void withObservers())

test('every block in the registry has a folder of its name, but for what replaces others', () => {
  const library = [...definitions.values()].filter(({ isReference }) => !isReference)
  expect(library.map(({ name }) => folderOfBlock(name)).sort()).toEqual(folders)
})

describe.each(folders)('%s', (folder) => {
  const files = readdirSync(`${here}/${folder}`)
  const definition = [...definitions.values()].find(({ name }) => folderOfBlock(name) === folder)
  const sample = samples[`./${folder}/${folder}.sample.ts`]

  test('has a definition, a view, styles and a sample', () => {
    expect(files).toEqual(
      expect.arrayContaining(
        ['block.ts', 'view.tsx', 'css', 'sample.ts'].map((part) => `${folder}.${part}`),
      ),
    )
  })

  test('says of every field what it is called, what it is for, and what it is at first', () => {
    for (const field of fieldsOf(known(definition).fields)) {
      expect(field).toMatchObject({
        label: expect.stringMatching(/\S/),
        help: expect.stringMatching(/\S/),
      })
      expect(acceptsValue(field, field.default), field.label).toBe(true)
    }
  })

  test('has a sample that breaks no rule and leaves no field out', () => {
    const { fields } = known(definition)
    expect(validateProps(fields, sample ?? {})).toEqual([])
    expect(Object.keys(sample ?? {}).sort()).toEqual(Object.keys(fields).sort())
  })

  test('renders its sample', async () => {
    await expect(renderBlock(known(definition).name, sample)).resolves.toBeDefined()
  })

  test('says whether it differs from location to location', async () => {
    const own = known(definition)
    for (const props of [sample ?? {}, {}])
      if (await readsLocation(own, props)) expect(isLocal(own, props), 'declared').toBe(true)
  })

  test('renders a block that was just added', async () => {
    await expect(renderBlock(known(definition).name)).resolves.toBeDefined()
  })

  test('renders far too long a text, and text that looks like markup', async () => {
    const { name, fields } = known(definition)
    const root = await renderBlock(name, overfilled(fields, sample ?? {}))
    expect(root.querySelector('script')).toBeNull()
  })

  // Axe looks at every element by every rule, which takes its seconds on a busy machine.
  test('axe finds nothing, neither with the sample nor without', { timeout: 60_000 }, async () => {
    for (const props of [sample, {}]) {
      const root = await renderBlock(known(definition).name, props)
      expect(await violations(root)).toEqual([])
    }
  })

  test('styles only itself, in its layer, by the width of the page', () => {
    const sheet = parseSheet(readFileSync(`${here}/${folder}/${folder}.css`, 'utf8'))
    expect(outsideOfLayer(sheet)).toEqual([])
    expect(forbiddenIn(sheet)).toEqual([])
    const foreign = selectorsIn(sheet).filter((selector) => !isOwn(selector, folder))
    expect(foreign.map((selector) => generate(selector))).toEqual([])
    const isKnown = (name: string) => isOwnClass(name, folder) || shared.has(name)
    expect(classesIn(sheet).filter((name) => !isKnown(name))).toEqual([])
  })
})

test.each(folders)(
  'the islands in %s start, stop, and leave the markup as drawn',
  async (folder) => {
    const definition = [...definitions.values()].find(({ name }) => folderOfBlock(name) === folder)
    const sample = samples[`./${folder}/${folder}.sample.ts`]
    const root = await renderBlock(known(definition).name, sample)
    const drawn = root.outerHTML
    const stop = startIslandsIn(root)
    stop()
    expect(root.outerHTML).toBe(drawn)
  },
)

/** Forms name the location in a hidden field, which is nothing that visitors see. */
const FORMS = new Set(['EmailSignUp', 'FeedbackForm'])

/** Returns whether loading or rendering a block asks which location it is seen at. */
async function readsLocation({ name }: AnyBlock, props: Props): Promise<boolean> {
  let read = false
  const page = new Proxy(homePage, {
    get(target, key) {
      read ||= key === 'location'
      return target[key as keyof PageContext]
    },
  })
  const blocks = [block(name, props)]
  const definition = known(definitions.get(name))
  await definition.load?.(sourceWith({}), propsOf(definition, block(name, props)), page)
  if (read) return true
  const { inputs } = await loadPage({ format: 1, blocks }, definitions, sourceWith({}), homePage)
  renderBlocks({ blocks, inputs, registry: definitions, page: homePage, watch: () => page })
  return read
}

function isLocal(definition: AnyBlock, props: Props): boolean {
  const stored = propsOf(definition, block(definition.name, props))
  return (
    FORMS.has(definition.name) ||
    definition.variesByLocation ||
    (definition.usesLocation?.(stored) ?? false)
  )
}

function known(definition: AnyBlock | undefined): AnyBlock {
  if (!definition) throw new Error('The folder holds no definition of its name')
  return definition
}

/** The fields of a block, those of its lists included. */
function fieldsOf(fields: Fields): AnyField[] {
  return (Object.values(fields) as AnyField[]).flatMap((field) =>
    field.type === 'array' ? [field, ...fieldsOf(field.of)] : [field],
  )
}

const LONG = `<script>alert(1)</script>${'Donaudampfschifffahrt મંદિર '.repeat(200)}`

function overfilled(fields: Fields, values: Props): Props {
  const entries = Object.entries(fields as Readonly<Record<string, AnyField>>)
  return Object.fromEntries(entries.map(([name, field]) => [name, overfill(field, values[name])]))
}

function overfill(field: AnyField, value: unknown): unknown {
  if (['string', 'html', 'richtext'].includes(field.type)) return LONG
  if (field.type !== 'array') return value ?? field.default
  const items = (value ?? []) as readonly Props[]
  return [...items, {}].map((item) => overfilled(field.of, item))
}

/** Classes that any block may name: those of the parts and of the page itself. */
const shared = new Set(
  ['renderer/parts', 'renderer/styles']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesIn(parseSheet(readFileSync(file, 'utf8')))),
)

/** The rules outside `@layer blocks { … }`. */
function outsideOfLayer(sheet: CssNode): string[] {
  const nodes = sheet.type === 'StyleSheet' ? sheet.children.toArray() : []
  return nodes
    .filter(({ type }) => type !== 'Comment')
    .map((node) => generate(node))
    .filter((rule) => !rule.startsWith('@layer blocks{'))
}

/** On the canvas a page is narrower than the window: only its own width counts. */
function forbiddenIn(sheet: CssNode): string[] {
  const found = findAll(sheet, (node) => {
    if (node.type === 'Declaration') return Boolean(node.important)
    if (node.type === 'Dimension') return /^[sld]?vw$/.test(node.unit)
    return node.type === 'Atrule' && node.name === 'media' && asksSize(node)
  })
  return found.map((node) => generate(node))
}

function asksSize({ prelude }: Atrule): boolean {
  return prelude !== null && /width|height/.test(generate(prelude))
}

/** Returns whether a selector names a class of the block, or the block itself. */
function isOwn(selector: CssNode, folder: string): boolean {
  return (
    classesIn(selector).some((own) => isOwnClass(own, folder)) ||
    find(selector, (node) => folderOfBlock(blockNamed(node)) === folder) !== null
  )
}

/** The block of `[data-block-name='Hero']`. */
function blockNamed(node: CssNode): string {
  if (node.type !== 'AttributeSelector' || node.name.name !== 'data-block-name') return ''
  return node.value?.type === 'String' ? node.value.value : (node.value?.name ?? '')
}

function isOwnClass(name: string, folder: string): boolean {
  return name === folder || name.startsWith(`${folder}-`)
}
