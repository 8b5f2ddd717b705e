import type { Page } from '@playwright/test'
import { openScreen, press } from './controls'
import type { States } from './state'

/** Dialogs that menus and buttons of many screens open. */
export const MENU_STATES: States<'menus'> = {
  'editor/account/account-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor')
    await press(page, 'Account: {name}')
    await press(page, 'Your account')
  },
  'editor/shell/find-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor')
    await press(page, 'Go to…')
  },
  'editor/screens/list/save-view-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/pages?status=DRAFT')
    await press(page, 'Views')
    await press(page, 'Save these filters…')
  },
  'editor/topics/move-topic-dialog.tsx': async ({ page }) => {
    await openTopicMenu(page)
    await press(page, 'Move below another…')
  },
  'editor/topics/topic-facts-dialog.tsx': async ({ page }) => {
    await openTopicMenu(page)
    await press(page, 'Picture and link…')
  },
}

async function openTopicMenu(page: Page): Promise<void> {
  await openScreen(page, '/editor/topics')
  await press(page, 'Actions for {title}')
}
