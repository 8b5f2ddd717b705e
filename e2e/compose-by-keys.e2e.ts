import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, graphql, type StoredBlock } from './api'
import { EditorPage } from './editor-page'
import { type Definition, readDefinitions } from './samples'

/** The home page of the smallest sample location; in the everyday tests its beginning, `KEYBOARD=all` all of it. */
const HOME = { locationId: 50, blocks: process.env.KEYBOARD === 'all' ? 100 : 3 }

test('by keyboard alone, as an expert: a home page block by block, each with its title', async ({
  page,
}) => {
  test.setTimeout(60_000 + HOME.blocks * 10_000)
  const definitions = await readDefinitions()
  const wanted = (await homeBlocks()).slice(0, HOME.blocks)
  const { id } = await createPage('/composed-by-keys', [], 'LOCATION')
  const editor = new EditorPage(page)
  await editor.open(id)
  for (const block of wanted) await addBlock(editor, block, definitions.get(block.name))
  await page.keyboard.press('ControlOrMeta+s')
  await editor.saved()
  const { blocks } = await draftOf(id)
  expect(blocks.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name))
  for (const [index, block] of wanted.entries()) {
    const field = firstText(block, definitions.get(block.name))
    if (field) expect(fieldValue(blocks[index], field.name)).toBe(field.value)
  }
})

/** Slash after the last block, the name of the kind, Enter; then Ctrl+K, the field, and what it says. */
async function addBlock(
  editor: EditorPage,
  block: StoredBlock,
  definition: Definition | undefined,
): Promise<void> {
  if (!definition) throw new Error(`The registry has no ${block.name}`)
  const { page, canvas } = editor
  const before = await canvas.locator('[data-block-id]').count()
  await toCanvas(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused()
  await page.keyboard.type(definition.label)
  await page.keyboard.press('Enter')
  await expect(canvas.locator('[data-block-id]')).toHaveCount(before + 1)
  await expect(canvas.locator('[data-selected]')).toHaveAttribute('data-block-name', block.name)
  const field = firstText(block, definition)
  if (!field) return
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused()
  await page.keyboard.type(field.label)
  await page.keyboard.press('Enter')
  await expect(editor.panel.getByLabel(field.label, { exact: true }).first()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(field.value)
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

/** The title of a block, where it has one that is written by hand. */
function firstText(block: StoredBlock, definition: Definition | undefined) {
  const value = fieldValue(block, 'title')
  const field = definition?.fields.title
  if (field?.type !== 'string' || typeof value !== 'string' || value === '') return null
  return { name: 'title', label: field.label, value }
}

async function homeBlocks(): Promise<readonly StoredBlock[]> {
  const { documents } = await graphql<{ documents: { nodes: { id: string }[] } }>(
    `query Home($locationId: ID!) {
      documents(query: { locationId: $locationId, types: [LOCATION] }) { nodes { id } }
    }`,
    { locationId: HOME.locationId },
  )
  const [home] = documents.nodes
  if (!home) throw new Error(`Location ${HOME.locationId} has no home page`)
  return (await draftOf(home.id)).blocks
}
