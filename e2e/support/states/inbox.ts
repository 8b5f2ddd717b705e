import { expect } from '@playwright/test'
import { openScreen, press } from './controls'
import type { Stage, States } from './state'

const EMAIL = 'meera@example.org'

export const INBOX_STATES: States<'inbox'> = {
  'editor/inbox/erase-dialog.tsx': async (stage) => {
    const { page } = stage
    await send(stage, 'feedback', { message: 'વધુ બાંકડા', name: 'મીરા' })
    await openScreen(page, '/editor/inbox?text=મીરા')
    await page.getByRole('link', { name: 'મીરા' }).first().click()
    await press(page, 'Erase this person’s data…')
  },
  'editor/inbox/sign-up-list.tsx': async (stage) => {
    const { page } = stage
    await send(stage, 'sign-up')
    await openScreen(page, '/editor/inbox?kind=sign-ups')
    await press(page, 'Choose {name}')
    await press(page.locator('.ed-bulk'), 'Erase…')
  },
}

/** Sends a form of the site as a visitor does. */
async function send(
  { page, origin }: Stage,
  form: 'feedback' | 'sign-up',
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const of = { page: '/visit', block: 'b_1', location: 'ottawa', homepage: '' }
  const answer = await page.request.post(`${origin}/forms/${form}`, {
    headers: { accept: 'application/json' },
    form: { email: EMAIL, ...of, ...fields },
  })
  expect(answer.ok()).toBe(true)
}
