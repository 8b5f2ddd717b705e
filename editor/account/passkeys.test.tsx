import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '../testing/fake-network'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** One's own account with passkeys of these names, which the server renames and removes. */
async function openAccount(...names: readonly string[]) {
  let passkeys = names.map((name) => ({
    ...{ id: name, name, createdAt: '2026-11-20T10:00:00Z', lastUsedAt: null },
  }))
  const { user } = openApp('/editor/pages', {
    answers: {
      Passkeys: () => ({ data: { me: { id: ME.id, passkeys } } }),
      HasTwoFactor: () => ({ data: { me: { id: ME.id, hasTwoFactor: false } } }),
      MySessions: () => ({ data: { mySessions: [] } }),
    },
  })
  const others = fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/api/auth/passkey/')) return others(url, init)
    const { id, name } = JSON.parse(String(init?.body))
    const known = passkeys.some((one) => one.id === id)
    if (!known)
      return Response.json({ errors: [{ message: 'This passkey is gone.' }] }, { status: 404 })
    passkeys = url.endsWith('/remove')
      ? passkeys.filter((one) => one.id !== id)
      : passkeys.map((one) => (one.id === id ? { ...one, name } : one))
    return Response.json({ status: true })
  })
  await user.click(await screen.findByRole('button', { name: /^Account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Your account' }))
  return { user, removeElsewhere: () => (passkeys = []) }
}

test('a passkey is renamed and removed, and where it is gone already that is said', async () => {
  const { user, removeElsewhere } = await openAccount('Phone', 'Laptop')
  await user.click(await screen.findByRole('button', { name: 'Rename Phone' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'મારો ફોન{Enter}')
  expect(await screen.findByText('Renamed to “મારો ફોન”.')).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Passkeys' })
  expect(await within(list).findByText('મારો ફોન')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Laptop' }))
  expect(
    screen.getByText('Remove “Laptop”? You won’t be able to sign in with it anymore.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  expect(await screen.findByText('“Laptop” removed.')).toBeTruthy()
  removeElsewhere()
  await user.click(await screen.findByRole('button', { name: 'Remove મારો ફોન' }))
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  expect(await screen.findByText('This passkey is gone.')).toBeTruthy()
})

test('a browser without passkeys says so', async () => {
  await openAccount()
  expect(await screen.findByText('This browser can’t use passkeys.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
