import { expect } from '@playwright/test'
import { fill, openScreen, press } from './controls'
import type { Stage, States } from './state'

const NAME = 'પંચાંગ'

export const INTEGRATION_STATES: States<'integrations'> = {
  'editor/integrations/token-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/integrations')
    await press(page, 'Create token')
  },
  'editor/integrations/token-list.tsx': async ({ page }) => {
    await openScreen(page, '/editor/integrations')
    await press(page, 'Create token')
    await fill(page, 'Name', NAME)
    await press(page, 'Create')
    await press(page, 'Done')
    await press(page, 'Revoke {name}')
  },
  'editor/integrations/webhook-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/integrations')
    await press(page, 'Add webhook')
  },
  'editor/integrations/secret-dialog.tsx': async (stage) => {
    await addWebhook(stage)
  },
  'editor/integrations/delivery-log.tsx': async ({ page }) => {
    await openScreen(page, '/editor/integrations')
    await press(page, 'Deliveries of {name}')
    await press(page, 'Send test')
    await expect(page.getByRole('dialog').locator('time').first()).toBeVisible()
  },
  'editor/integrations/webhook-list.tsx': async ({ page }) => {
    await openScreen(page, '/editor/integrations')
    await press(page, 'Delete {name}')
  },
  'editor/integrations/archive-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/integrations')
    await press(page, 'Create archive')
  },
}

async function addWebhook({ page }: Stage): Promise<void> {
  await openScreen(page, '/editor/integrations')
  await press(page, 'Add webhook')
  await fill(page, 'Name', NAME)
  await fill(page, 'Address', 'https://calendar.example/hook')
  await press(page, 'Save')
}
