import { expect, test } from '@playwright/test'
import { createPage, draftOf, publishPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'

test('look-alikes are one entry of the palette, and one is changed into another with its words', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/variants', [{ id: 'text', name: 'Text', fields: [] }])
  await editor.open(id)
  const family = page.getByRole('group', { name: '“Hero”: 4 variants' })
  await family.scrollIntoViewIfNeeded()
  await expect(family.getByRole('button')).toHaveText([
    'Hero',
    'Feature banner',
    'Hero mosaic',
    'Small hero',
  ])
  await family.getByRole('button', { name: 'Small hero' }).click()
  await editor.panel.getByLabel('Title', { exact: true }).fill('દર્શન')
  await editor.panel.getByLabel('Subtitle').fill('')
  const variants = editor.panel.getByRole('group', { name: 'Variant' })
  await expect(variants.getByRole('button', { pressed: true })).toHaveText('Small hero')
  await findsNothing(page, 'the variants of a block', '.ed-variants')
  await variants.getByRole('button', { name: 'Hero mosaic' }).press('Enter')
  await expect(editor.block('HeroMosaic')).toContainText('દર્શન')
  await expect(editor.panel.getByLabel('Title', { exact: true })).toHaveValue('દર્શન')
  await variants.getByRole('button', { name: 'Hero', exact: true }).click()
  await expect(editor.block('Hero')).toContainText('દર્શન')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.block('HeroMosaic')).toContainText('દર્શન')
  await editor.saved()
  await publishPage({ id, version: (await draftOf(id)).version })
  await page.goto('/variants')
  await expect(page.getByRole('heading', { name: 'દર્શન' })).toBeVisible()
})

test('the inserter lists look-alikes as one entry; the keys choose a variant by picture', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/inserted-variant', [{ id: 'text', name: 'Text', fields: [] }])
  await editor.open(id)
  await editor.select(editor.block('Text'))
  await page.keyboard.press('/')
  const inserter = page.getByRole('dialog', { name: 'Insert a block' })
  const family = inserter.getByRole('group', { name: '“Hero”: 4 variants' })
  await family.scrollIntoViewIfNeeded()
  await expect(family.getByRole('option')).toHaveCount(4)
  await findsNothing(page, 'variants in the inserter', '.ed-command-menu')
  await family.getByRole('option', { name: 'Feature banner' }).hover()
  await page.keyboard.press('ArrowDown')
  await expect(family.getByRole('option', { name: 'Hero mosaic' })).toHaveAttribute(
    'data-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(editor.block('HeroMosaic')).toBeVisible()
})
