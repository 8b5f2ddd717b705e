import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHome, part } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('those who manage the network read when a backup was last verified, or what is wrong with it', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const status = { backedUpAt: ago(0), verifiedAt: ago(3), problem: null }
  openHome({ backupStatus: status })
  const backup = await part('Backup')
  expect(backup.getByText(/Backup verified/).textContent).toContain('Backup verified 3 days ago.')
  expect(backup.getByText(/Last backup/).textContent).toBe('Last backup today.')
  expect(backup.queryByText(/Backup issue/)).toBeNull()
})

test('a damaged backup is named on the home screen, and one that was never made is missed', async () => {
  const problem = 'The table documents is damaged.'
  openHome({ backupStatus: { backedUpAt: null, verifiedAt: null, problem } })
  const backup = await part('Backup')
  expect(backup.getByText(/Backup issue/).parentElement?.textContent).toContain(problem)
})

test('where no backup was ever made, the screen says so; others read nothing of backups', async () => {
  const { view } = await openHome({
    backupStatus: { backedUpAt: null, verifiedAt: null, problem: null },
  })
  await screen.findByText(/No backup yet/)
  view.unmount()
  openHome({})
  await part('Issues')
  expect(screen.queryByRole('region', { name: 'Backup' })).toBeNull()
})
