import { fill, openScreen, press } from './controls'
import type { States } from './state'

export const IMPORT_STATES: States<'imports'> = {
  'editor/calendar-subscriptions/subscription-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/import?from=subscription')
    await press(page, 'Subscribe to a calendar')
  },
  'editor/calendar-subscriptions/delete-subscription-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/import?from=subscription')
    await press(page, 'Subscribe to a calendar')
    await fill(page, 'Calendar address', 'https://calendar.example/temple.ics')
    await fill(page, 'Name', 'પંચાંગ')
    await press(page, 'Save')
    await press(page, 'Remove {name}')
  },
  'editor/search-answers/answer-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/search')
    await press(page, 'Add answer')
  },
}
