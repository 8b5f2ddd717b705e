import { expect, type Page } from '@playwright/test'
import { hero, section, text } from '../sample-blocks'
import { fill, openScreen, press } from './controls'
import { saveDraft } from './documents'
import type { Stage, States } from './state'

const BLOCKS = [hero('સ્વાગત'), text('words', '<p>આજે દર્શન</p>'), section('hall', [])]

export const BLOCK_STATES: States<'blocks'> = {
  'editor/blocks/move-to-dialog.tsx': async (stage) => {
    await selectHero(stage)
    await pressInMenu(stage.page, 'Move to…')
  },
  'editor/blocks/rename-dialog.tsx': async (stage) => {
    await selectHero(stage)
    await pressInMenu(stage.page, 'Rename…')
  },
  'editor/shared-blocks/make-shared-dialog.tsx': async (stage) => {
    await selectHero(stage)
    await pressInMenu(stage.page, 'Make a shared block…')
  },
  'editor/palette/inserter-dialog.tsx': async (stage) => {
    await selectHero(stage)
    await pressInMenu(stage.page, 'Insert after…')
  },
  'editor/commands/command-palette.tsx': async (stage) => {
    await selectHero(stage)
    await stage.page.keyboard.press('Control+k')
  },
  'editor/media/media-dialog.tsx': async (stage) => {
    await selectHero(stage)
    await press(stage.page.locator('.panel'), 'Choose a picture')
  },
  'editor/blocks/replace-frame-dialog.tsx': async (stage) => {
    await openPage(stage, BLOCKS)
    await fill(stage.page, 'Search blocks', 'navigation')
    await stage.page.locator('[data-palette-block="TopNavigation"]').first().click()
  },
  'editor/onboarding/template-dialog.tsx': async (stage) => {
    await openPage(stage, [])
    await press(stage.page, 'From a template')
  },
  'editor/onboarding/copy-dialog.tsx': async (stage) => {
    await openPage(stage, [])
    await press(stage.page, 'Copy an existing page')
  },
}

async function selectHero(stage: Stage): Promise<void> {
  await openPage(stage, BLOCKS)
  const block = stage.page.locator('[data-canvas] [data-block-name="Hero"]')
  await block.click({ position: { x: 10, y: 10 } })
  await expect(stage.page.locator('.panel')).toBeVisible()
}

async function openPage({ page, origin }: Stage, blocks: readonly object[]): Promise<void> {
  const { id } = await saveDraft(origin, { blocks })
  await openScreen(page, `/editor/pages/${id}`)
  await expect(page.locator('[data-canvas]')).toBeVisible()
}

async function pressInMenu(page: Page, message: string): Promise<void> {
  await press(page.locator('[data-canvas] [role=toolbar], [role=toolbar]').last(), 'More')
  await press(page, message)
}
