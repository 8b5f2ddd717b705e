import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../testing/fake-api'
import { loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function person(id: string, name: string, assignments: readonly object[] = []) {
  return {
    ...{
      id,
      name,
      email: `${id}@toran.example`,
      status: 'ACTIVE',
      lastSignedInAt: null,
      assignments,
    },
    ...{
      createdAt: '2026-11-01T10:00:00Z',
      isYou: false,
      isManagedByYou: true,
      hasTwoFactor: false,
      hasPasskey: false,
      invitationExpiresAt: null,
    },
  }
}

const asha = person('asha', 'Asha', [
  {
    level: 'CONTRIBUTE',
    locationId: '20',
    ofNetwork: false,
    role: 'Youth: Lead',
    permissionSetId: null,
    permissionSet: null,
    validFrom: null,
    validUntil: null,
  },
])
const ravi = person('ravi', 'Ravi')
const lead = {
  ...{ id: '7', kind: 'DEPARTMENT_ROLE_TYPE_BY_LOCATION', name: 'Lead', department: 'Youth' },
  ...{ locationId: '20', ofNetwork: false, level: 'CONTRIBUTE', permissionSetId: null, version: 3 },
  holders: [{ id: 'asha', name: 'Asha', email: 'asha@toran.example' }],
}

const cook = { ...lead, id: '8', kind: 'POSITION', name: 'Cook', department: '', holders: [] }

function openPeople(answers: FakeApi['answers'] = {}) {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const opened = openApp('/editor/people', {
    answers: {
      People: () => ({ data: { people: { nodes: [asha, ravi], totalCount: 2, pageInfo } } }),
      Roles: () => ({ data: { roles: [lead] } }),
      PermissionSets: () => ({ data: { permissionSets: [] } }),
      SignInPolicy: () => ({ data: { signInPolicy: { twoStepFrom: null } } }),
      SaveRole: () => ({ data: { createOrUpdateRole: { id: '7' } } }),
      ...answers,
    },
  })
  const saved = () =>
    opened.api.asked.find(({ operation }) => operation === 'SaveRole')?.variables.input
  return { ...opened, saved }
}

test('a role is listed with what it allows and who holds it, and given to someone else by name', async () => {
  const { user, saved } = openPeople()
  const row = await screen.findByRole('row', { name: /Youth: Lead.*Contribute at.*Asha/ })
  expect(within(row).getByText('Role in a department of a location')).toBeTruthy()
  await user.click(within(row).getByRole('button', { name: 'Youth: Lead' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Youth: Lead' }))
  await user.click(dialog.getByRole('button', { name: 'Remove the role from Asha' }))
  await user.click(await dialog.findByRole('button', { name: 'Add Ravi' }))
  await user.click(dialog.getByRole('button', { name: 'Save role' }))
  await screen.findAllByText('Saved the role “Youth: Lead”.')
  expect(saved()).toEqual({
    ...{ id: '7', expectedVersion: 3, kind: 'DEPARTMENT_ROLE_TYPE_BY_LOCATION', name: 'Lead' },
    ...{ department: 'Youth', locationId: '20', level: 'CONTRIBUTE', holderIds: ['ravi'] },
    permissionSetId: null,
  })
})

test('people who can’t be read are not taken for nobody: they are read again', async () => {
  const { user } = openPeople()
  const role = await screen.findByRole('button', { name: 'Youth: Lead' })
  const answering = fetch
  loseAnswers('People')
  await user.click(role)
  const dialog = within(await screen.findByRole('dialog', { name: 'Youth: Lead' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^The people you can add couldn’t be/,
  )
  vi.stubGlobal('fetch', answering)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('button', { name: 'Add Ravi' })).toBeTruthy()
})

test('a new role at a location keeps what was typed when it is refused', async () => {
  const { user, api } = openPeople()
  const message = 'Enter a name for the role.'
  Object.assign(api.answers, {
    SaveRole: () => ({ data: null, errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'New role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New role' }))
  await user.selectOptions(dialog.getByLabelText('Kind'), 'POSITION')
  await user.type(dialog.getByLabelText(/^Name/), 'Webmaster')
  await user.click(dialog.getByRole('button', { name: 'Save role' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Webmaster')
})

test('the access that a role gives is shown beside what was given to them, and is not saved as theirs', async () => {
  const { user, api } = openPeople()
  Object.assign(api.answers, {
    SetAssignments: () => ({ data: { setAssignments: { id: 'asha' } } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Asha' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asha' }))
  expect(dialog.getByText(/Contribute at .*, as Youth: Lead/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Access updated for Asha.')
  const asked = api.asked.find(({ operation }) => operation === 'SetAssignments')
  expect(asked?.variables).toEqual({ personId: 'asha', assignments: [] })
})

test('roles are found by their words, kept in the address, and several are deleted once that is confirmed', async () => {
  const { user, api } = openPeople({
    Roles: () => ({ data: { roles: [lead, cook] } }),
    DeleteRole: ({ id }) =>
      id === '7'
        ? { data: null, errors: [{ message: 'You hold it.', extensions: { code: 'FORBIDDEN' } }] }
        : { data: { deleteRole: true } },
  })
  const all = await screen.findByRole('checkbox', { name: 'Select all roles in this list' })
  await user.type(screen.getByLabelText('Search roles'), 'ash')
  await waitFor(() => expect(window.location.search).toBe('?roleText=ash'))
  expect(screen.queryByText(/Cook/)).toBeNull()
  await user.clear(screen.getByLabelText('Search roles'))
  await screen.findByText(/Cook/, {}, { timeout: 5000 })
  await user.click(all)
  await user.click(screen.getByRole('button', { name: 'Delete…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 roles?' }))
  expect(api.asked.some(({ operation }) => operation === 'DeleteRole')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('You hold it.')
  await screen.findAllByText(/^Deleted the role “Cook”/)
})
