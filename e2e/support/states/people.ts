import { graphql } from '../api'
import { fill, openScreen, press } from './controls'
import type { States } from './state'

const INVITE = `mutation ($email: String!, $name: String!, $language: String) {
  invitePerson(email: $email, name: $name, language: $language, assignments: [{ level: VIEW, locationId: 20 }]) { id }
}`

export const PEOPLE_STATES: States<'people'> = {
  'editor/people/level-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/people')
    await press(page.getByRole('table').first(), 'Choose {name}')
    await press(page, 'Change access…')
  },
  'editor/people/found-roles.tsx': async ({ page }) => {
    await openScreen(page, '/editor/people')
    await press(page, 'New role')
    await fill(page, 'Name', 'સ્વયંસેવક')
    await press(page, 'Save role')
    await page.getByRole('checkbox', { name: 'સ્વયંસેવક' }).click()
    await press(page, 'Delete…')
  },
  'editor/people/mail-page.tsx': async ({ page, origin }) => {
    const given = { email: 'asha@example.org', name: 'આશા', language: 'gu' }
    await graphql(INVITE, given, origin)
    await openScreen(page, '/editor/mail')
    await page.locator('.ed-mails summary').filter({ hasText: 'asha@' }).first().click()
    await press(page, 'Discard…')
  },
}
