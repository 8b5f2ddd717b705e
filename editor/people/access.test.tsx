import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../testing/fake-api'
import { openApp } from '../testing/open-app'
import { dayBefore, endOfDay } from './last-day'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const invited = {
  ...{ id: 'asha', name: 'Asha', email: 'asha@toran.example', status: 'INVITED' },
  ...{ lastSignedInAt: null, createdAt: '2026-11-01T10:00:00Z', isYou: false },
  ...{
    isManagedByYou: true,
    hasTwoFactor: false,
    hasPasskey: false,
    invitationExpiresAt: '2100-01-02T10:00:00Z',
  },
  assignments: [
    {
      ...{ level: 'VIEW', locationId: '12', ofNetwork: false, role: null, permissionSetId: '4' },
      ...{ permissionSet: 'Event editor', validFrom: null, validUntil: '2100-06-01T00:00:00Z' },
    },
  ],
}
const events = {
  ...{ id: '4', name: 'Event editor', languages: null, version: 1, holderCount: 1 },
  kinds: [{ kind: 'event', level: 'MANAGE' }],
}

function openPeople(answers: FakeApi['answers'] = {}) {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const opened = openApp('/editor/people', {
    answers: {
      People: () => ({ data: { people: { nodes: [invited], totalCount: 1, pageInfo } } }),
      Roles: () => ({ data: { roles: [] } }),
      PermissionSets: () => ({ data: { permissionSets: [events] } }),
      SignInPolicy: () => ({ data: { signInPolicy: { twoStepFrom: null } } }),
      SetAssignments: () => ({ data: { setAssignments: { id: 'asha' } } }),
      ChangePerson: () => ({ data: { revokeInvitation: 'asha' } }),
      SavePermissionSet: () => ({ data: { createOrUpdatePermissionSet: { id: '5' } } }),
      SetSignInPolicy: () => ({ data: { setSignInPolicy: { twoStepFrom: 'MANAGE' } } }),
      ...answers,
    },
  })
  const sent = (name: string) =>
    opened.api.asked.find(({ operation }) => operation === name)?.variables
  return { ...opened, sent }
}

test('the list says what someone has, until when, and how long the invitation works', async () => {
  openPeople()
  const row = await screen.findByRole('row', { name: /Asha/ })
  expect(within(row).getByText(/^Event editor at Ottawa, until .*2100$/)).toBeTruthy()
  expect(within(row).getByText(/Invitation expires on .*2100/)).toBeTruthy()
})

test('access with a permission set ends on its last day, and an invitation is revoked', async () => {
  const { user, sent } = openPeople()
  await user.click(await screen.findByRole('button', { name: 'Asha' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Asha' }))
  const day = dialog.getByLabelText<HTMLInputElement>('Last day (optional)')
  await user.clear(day)
  await user.type(day, '2099-12-31')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Access updated for Asha.')
  expect(sent('SetAssignments')?.assignments).toEqual([
    {
      ...{ level: 'VIEW', permissionSetId: '4', locationId: '12', validFrom: null },
      validUntil: endOfDay('2099-12-31'),
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Asha' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke invitation' }))
  await screen.findAllByText('Asha’s invitation was revoked.')
  expect(sent('ChangePerson')).toMatchObject({ id: 'asha', revokes: true, deactivates: false })
})

test('head office composes “publishes events and hours, translates Gujarati”', async () => {
  const { user, sent } = openPeople()
  await user.click(await screen.findByRole('button', { name: 'New permission set' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New permission set' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Festival team')
  await user.selectOptions(dialog.getByLabelText('Events'), 'Edit and publish')
  await user.selectOptions(dialog.getByLabelText('Hours and location details'), 'MANAGE')
  await user.selectOptions(dialog.getByLabelText('Pages'), 'Edit drafts')
  await user.click(dialog.getByLabelText('All languages'))
  await user.click(dialog.getByLabelText(/Gujarati/))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Saved the permission set “Festival team”.')
  expect(sent('SavePermissionSet')?.input).toEqual({
    name: 'Festival team',
    kinds: [
      { kind: 'page', level: 'CONTRIBUTE' },
      { kind: 'event', level: 'MANAGE' },
      { kind: 'location', level: 'MANAGE' },
    ],
    languages: ['gu-IN'],
  })
})

test('two-step verification is made compulsory for those who publish', async () => {
  const { user, sent } = openPeople()
  const who = await screen.findByLabelText('Required for')
  await user.selectOptions(who, 'Required for people who publish or manage')
  expect(await screen.findByText(/asked to set it up now/)).toBeTruthy()
  expect(sent('SetSignInPolicy')).toEqual({ twoStepFrom: 'MANAGE' })
})

test('the last day is the day that was chosen, also over the end of a month', () => {
  for (const day of ['2026-02-28', '2026-12-31', '2028-02-29'])
    expect(dayBefore(endOfDay(day) ?? '')).toBe(day)
  expect(endOfDay('')).toBeNull()
  expect(endOfDay('no day')).toBeNull()
})
