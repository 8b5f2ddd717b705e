import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, graphql, type StoredBlock } from './support/api'
import { EditorPage } from './support/editor-page'
import { type Definition, type FieldDefinition, readDefinitions } from './support/samples'

/** The home page of the smallest sample location; `KEYBOARD=all` composes all of it. */
const HOME_OF = 50
/** In the everyday tests a few blocks that together have set a field of every plain type. */
const EVERYDAY: ReadonlySet<string> = new Set(['Hero', 'Section', 'EventsPromo'])
const PLAIN: ReadonlySet<string> = new Set(['string', 'select', 'boolean', 'number'])

test('by keyboard alone, as an expert: a home page block by block, each with its own settings', async ({
  page,
}) => {
  const wanted = await blocksToAdd()
  test.setTimeout(60_000 + wanted.length * 20_000)
  const { id } = await createPage('/composed-by-keys', [], 'LOCATION')
  const editor = new EditorPage(page)
  await editor.open(id)
  for (const each of wanted) await addBlock(editor, each)
  await page.keyboard.press('ControlOrMeta+s')
  await editor.saved()
  const { blocks } = await draftOf(id)
  expect(blocks.map(({ name }) => name)).toEqual(wanted.map(({ block }) => block.name))
  for (const [index, { fields }] of wanted.entries())
    for (const { name, value } of fields) expect(fieldValue(blocks[index], name)).toBe(value)
  const types = wanted.flatMap(({ fields }) => fields.map(({ definition }) => definition.type))
  expect(new Set(types)).toEqual(PLAIN)
})

interface BlockToAdd {
  readonly block: StoredBlock
  readonly definition: Definition
  /** The fields that differ from those of a new block. */
  readonly fields: readonly FieldToFill[]
}

interface FieldToFill {
  readonly name: string
  readonly definition: FieldDefinition
  readonly value: unknown
}

/** Slash after the last block, the name of the kind, Enter; then field by field. */
async function addBlock(
  editor: EditorPage,
  { block, definition, fields }: BlockToAdd,
): Promise<void> {
  const { page, canvas } = editor
  const before = await canvas.locator('[data-block-id]').count()
  await toCanvas(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused()
  await page.keyboard.type(definition.label)
  await page.keyboard.press('Enter')
  await expect(canvas.locator('[data-block-id]')).toHaveCount(before + 1)
  await expect(canvas.locator('[data-selected]')).toHaveAttribute('data-block-name', block.name)
  for (const field of fields) await fill(editor, field)
}

/** Ctrl+K, the field by its label, Enter; then its value, as the keys of its control have it. */
async function fill({ page, panel }: EditorPage, field: FieldToFill): Promise<void> {
  const { name, definition, value } = field
  const control = panel.locator(`[data-field="${name}"] :focus`)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused()
  await page.keyboard.type(definition.label)
  await page.keyboard.press('Enter')
  await expect(control).toHaveCount(1)
  if (definition.type === 'boolean') await page.keyboard.press('Space')
  else if (definition.type === 'select') await choose(page, field)
  else {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(value))
  }
}

/** In lists and in groups of buttons alike the arrows go from option to option. */
async function choose(page: Page, { definition, value }: FieldToFill): Promise<void> {
  const options = Object.keys(definition.options ?? {})
  const steps = options.indexOf(String(value)) - options.indexOf(String(definition.default))
  for (let step = 0; step < Math.abs(steps); step += 1)
    await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
}

/** From part to part of the editor until the canvas has the focus. */
async function toCanvas(page: Page): Promise<void> {
  const canvas = page.getByRole('region', { name: 'Page canvas' })
  for (let presses = 0; presses < 5; presses += 1) {
    if (await canvas.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Control+Backquote')
  }
  throw new Error('The parts of the editor never led to the canvas')
}

async function blocksToAdd(): Promise<readonly BlockToAdd[]> {
  const definitions = await readDefinitions()
  return (await homeBlocks()).flatMap((block) => {
    const definition = definitions.get(block.name)
    if (!definition) throw new Error(`The registry has no ${block.name}`)
    if (process.env.KEYBOARD !== 'all' && !EVERYDAY.has(block.name)) return []
    return [{ block, definition, fields: setFields(block, definition) }]
  })
}

/** The plain fields that are set, in the order of the panel. */
function setFields(block: StoredBlock, definition: Definition): readonly FieldToFill[] {
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    const value = fieldValue(block, name)
    const isSet = value !== undefined && value !== field.default
    return PLAIN.has(field.type) && isSet ? [{ name, definition: field, value }] : []
  })
}

async function homeBlocks(): Promise<readonly StoredBlock[]> {
  const { documents } = await graphql<{ documents: { nodes: { id: string }[] } }>(
    `query Home($locationId: ID!) {
      documents(query: { locationId: $locationId, types: [LOCATION] }) { nodes { id } }
    }`,
    { locationId: HOME_OF },
  )
  const [home] = documents.nodes
  if (!home) throw new Error(`Location ${HOME_OF} has no home page`)
  return (await draftOf(home.id)).blocks
}
