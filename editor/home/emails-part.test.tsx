import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHome, part } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('those who manage the network read how many emails wait, why, and where they are', async () => {
  openHome({ mailSettings: { waiting: 3 } })
  const emails = await part('Emails')
  emails.getByText('3 emails are waiting: no mail server is set up.')
  emails.getByText(/set up a mail server/)
  expect(emails.getByRole('link', { name: 'View emails' }).getAttribute('href')).toBe(
    '/editor/mail',
  )
})

test.each([[null], [{ waiting: null }], [{ waiting: 0 }]])(
  'where none waits, or a mail server takes them, nothing is said: %j',
  async (mailSettings) => {
    openHome({ mailSettings })
    await part('Issues')
    expect(screen.queryByRole('region', { name: 'Emails' })).toBeNull()
  },
)
