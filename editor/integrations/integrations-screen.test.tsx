import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './integrations-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a token is created, shown once, listed and revoked', async () => {
  const open = openIntegrations()
  const { user } = open
  await user.click(await screen.findByRole('button', { name: 'Create token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create access token' }))
  await user.type(dialog.getByLabelText(/^Name/), 'સમાચાર')
  await user.selectOptions(dialog.getByLabelText('Access'), 'Publish')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Access token' }))
  expect(shown.getByLabelText<HTMLInputElement>('Access token').value).toBe('toran_new')
  await user.click(shown.getByRole('button', { name: 'Done' }))
  expect(open.given).toMatchObject({ scope: 'PUBLISH', isProgram: true, locationIds: null })
  expect(await screen.findByRole('rowheader', { name: 'સમાચાર' })).toBeTruthy()
  expect(screen.queryByText('toran_new')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revoke સમાચાર' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'સમાચાર' })).toBeNull())
})

test('an archive says how far it is, and is downloaded when it is there', async () => {
  const calls: unknown[] = []
  const archive = {
    ...{
      id: '7',
      locationId: null,
      path: null,
      withHistory: false,
      withPeople: true,
      status: 'READY',
      progress: null,
    },
    ...{ bytes: 12_400_000, missing: 0, problem: null, createdAt: '2026-11-28T00:00:00Z' },
    expiresAt: '2026-11-29T00:00:00Z',
  }
  const { user } = openApp('/editor/integrations', {
    answers: {
      ArchiveExports: () => ({ data: { archiveExports: [archive] } }),
      AccessTokens: () => ({ data: { accessTokens: [] } }),
      Webhooks: () => ({ data: { webhooks: [] } }),
      StartArchiveExport(variables) {
        calls.push(variables)
        return { data: null, errors: [{ message: 'There is no page /nowhere.' }] }
      },
    },
  })
  const link = await screen.findByRole('link', { name: 'Download' })
  expect(link.getAttribute('href')).toBe('/editor/archives/7.zip')
  screen.getByText(/^12\.4 MB, available until /)
  screen.getByText('With people')
  await user.click(screen.getByRole('button', { name: 'Create archive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create archive' }))
  await user.click(dialog.getByLabelText('Include all saved versions'))
  await user.click(dialog.getByRole('button', { name: 'Create archive' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('There is no page /nowhere.')
  expect(calls).toEqual([{ locationId: null, path: null, withHistory: true, withPeople: false }])
  const people = dialog.getByRole<HTMLInputElement>('checkbox', {
    name: 'Include people',
    description: /email addresses.+Passwords are never included/,
  })
  expect(people.checked).toBe(false)
  await user.click(people)
  await user.click(dialog.getByRole('button', { name: 'Create archive' }))
  await waitFor(() => expect(calls[1]).toMatchObject({ withPeople: true }))
})

test('a refused webhook says why and keeps what was entered; once right its secret is shown', async () => {
  const { user } = openIntegrations()
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Mailing')
  await user.type(dialog.getByLabelText(/^Address/), 'http://inside')
  await user.click(dialog.getByLabelText('A visitor sent a message'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('https://')
  const address = dialog.getByLabelText<HTMLInputElement>(/^Address/)
  expect(address.value).toBe('http://inside')
  await user.clear(address)
  await user.type(address, 'https://hooks.example.org')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Signing secret' }))
  expect(shown.getByLabelText<HTMLInputElement>('Signing secret').value).toBe('whsec_new')
  expect(shown.getByText('Copy it now. You won’t be able to see it again.')).toBeTruthy()
  await user.click(shown.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('cell', { name: 'https://hooks.example.org' })).toBeTruthy()
})

test('the log says the result of each delivery, and sends one again', async () => {
  const open = openIntegrations()
  const { user } = open
  await user.click(await screen.findByRole('button', { name: 'Deliveries of Newsletter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries of Newsletter' }))
  await dialog.findByText('The address answered with 500.')
  await user.click(dialog.getByRole('button', { name: 'Send delivery 7 again' }))
  await dialog.findByText('Waiting')
  await dialog.findByText('Queued again.')
})

/** The screen over a server with one webhook whose last delivery failed. */
function openIntegrations() {
  const later = '2027-05-04T10:00:00.000Z'
  let tokens: object[] = []
  let given: Record<string, unknown> = {}
  let status = 'FAILED'
  const newsletter = {
    ...{ id: '1', name: 'Newsletter', url: 'https://mail.example.org', events: ['page.saved'] },
    ...{ locationId: null, isEnabled: true, failingSince: null, version: 1 },
  }
  let hooks: object[] = [newsletter]
  const { user } = openApp('/editor/integrations', {
    answers: {
      ArchiveExports: () => ({ data: { archiveExports: [] } }),
      AccessTokens: () => ({ data: { accessTokens: tokens } }),
      Webhooks: () => ({ data: { webhooks: hooks } }),
      CreateAccessToken({ token }) {
        given = token as Record<string, unknown>
        const { name, scope, locationIds, expiresAt } = given
        const row = { id: '5', ownerName: null, lastUsedAt: null }
        tokens = [{ ...row, name, scope, locationIds, expiresAt }]
        return { data: { createAccessToken: { token: 'toran_new' } } }
      },
      RevokeAccessToken() {
        tokens = []
        return { data: { revokeAccessToken: true } }
      },
      CreateWebhook({ webhook }) {
        const { url, name } = webhook as { url: string; name: string }
        if (!url.startsWith('https:')) return REFUSED
        hooks = [...hooks, { ...newsletter, id: '2', name, url }]
        return { data: { createWebhook: { secret: 'whsec_new' } } }
      },
      WebhookDeliveries: () => ({
        data: {
          webhookDeliveries: {
            totalCount: 1,
            nodes: [
              {
                ...{ id: '7', event: 'page.published', status, tries: 9, statusCode: 500 },
                error: status === 'FAILED' ? 'The address answered with 500.' : null,
                queuedAt: later,
              },
            ],
          },
        },
      }),
      ReplayDelivery() {
        status = 'WAITING'
        return { data: { replayDelivery: true } }
      },
    },
  })
  return {
    user,
    get given() {
      return given
    },
  }
}

const REFUSED = {
  data: null,
  errors: [
    {
      message: 'Enter an address that starts with https:// and is on the public internet.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ],
}
