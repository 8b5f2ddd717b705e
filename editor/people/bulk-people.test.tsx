import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function person(id: string, name: string) {
  return {
    ...{ id, name, email: `${id}@toran.example`, status: 'ACTIVE', lastSignedInAt: null },
    ...{ createdAt: '2026-11-01T10:00:00Z', isYou: false, isManagedByYou: true },
    hasTwoFactor: false,
    hasPasskey: false,
    invitationExpiresAt: null,
    assignments: [
      {
        level: 'VIEW',
        locationId: '99',
        ofNetwork: false,
        role: null,
        permissionSetId: null,
        permissionSet: null,
        validFrom: null,
        validUntil: null,
      },
    ],
  }
}

function refusal(message: string) {
  return { data: null, errors: [{ message, extensions: { code: 'CONFLICT' } }] }
}

function openPeople(answers: object) {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const nodes = [person('asha', 'Asha'), person('ravi', 'Ravi')]
  return openApp('/editor/people', {
    answers: {
      People: () => ({ data: { people: { nodes, totalCount: 2, pageInfo } } }),
      Roles: () => ({ data: { roles: [] } }),
      PermissionSets: () => ({ data: { permissionSets: [] } }),
      SignInPolicy: () => ({ data: { signInPolicy: { twoStepFrom: null } } }),
      ...answers,
    },
  })
}

test('several people are deactivated at once, and who was refused is told in their row', async () => {
  const { user } = openPeople({
    ChangePerson: ({ id }: { id: string }) =>
      id === 'ravi'
        ? refusal('Ravi is the last one with access to the whole network.')
        : { data: {} },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select everyone in this list' }))
  await user.click(screen.getByRole('button', { name: 'Deactivate' }))
  await screen.findAllByText(
    'Deactivated Asha. 1 couldn’t be changed. The reason is shown beside it.',
  )
  expect(
    within(screen.getByRole('row', { name: /Ravi/ })).getByText(/the last one with access/),
  ).toBeTruthy()
})

test('one level at one place is given to several, and their access elsewhere stays', async () => {
  const { user, api } = openPeople({
    SetAssignments: () => ({ data: { setAssignments: { id: '1' } } }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select everyone in this list' }))
  await user.click(screen.getByRole('button', { name: 'Change access…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change access of 2 people' }))
  await user.selectOptions(dialog.getByLabelText('Location'), '')
  await user.selectOptions(dialog.getByLabelText('Access'), 'CONTRIBUTE')
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  await screen.findAllByText('Access updated for 2 people.')
  const asked = api.asked.filter(({ operation }) => operation === 'SetAssignments')
  expect(asked).toHaveLength(2)
  // They are asked at once, in no order.
  for (const personId of ['asha', 'ravi'])
    expect(asked.map(({ variables }) => variables)).toContainEqual({
      personId,
      assignments: [
        {
          ...{ level: 'VIEW', locationId: '99', ofNetwork: false, permissionSetId: null },
          ...{ validFrom: null, validUntil: null },
        },
        { level: 'CONTRIBUTE', locationId: null, permissionSetId: null },
      ],
    })
})

test('several are invited at once; who was refused stays in the field with the reason', async () => {
  const { user, api } = openPeople({
    InvitePerson: ({ email }: { email: string }) =>
      email.startsWith('ravi')
        ? refusal('Ravi has already been invited.')
        : { data: { invitePerson: { id: '1', name: 'Mira' } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite several' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several people' }))
  const field = dialog.getByLabelText<HTMLTextAreaElement>(/^People/)
  await user.click(field)
  await user.paste('Mira <mira@toran.example>\nRavi <ravi@toran.example>\nno address')
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }))
  expect(await dialog.findByText(/no email address in “no address”/)).toBeTruthy()
  expect(api.asked.some(({ operation }) => operation === 'InvitePerson')).toBe(false)
  await user.clear(field)
  await user.paste('Mira <mira@toran.example>\nRavi <ravi@toran.example>')
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    '1 invitation is on the way. These couldn’t be sent:Ravi <ravi@toran.example>: Ravi has already been invited.',
  )
  expect(field.value).toBe('Ravi <ravi@toran.example>')
})

test.each([
  'Asha has already been invited. To resend the invitation, open them in the list of people.',
  'This is your own email address. You already have an account.',
  'The account of Asha is deactivated; nothing was sent.',
])('an invitation that is refused says so beside the address: %s', async (message) => {
  const { user } = openPeople({ InvitePerson: () => refusal(message) })
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Asha')
  const email = dialog.getByLabelText(/^Email/)
  await user.type(email, 'asha@toran.example')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  const said = await dialog.findByText(message)
  expect(email.getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id)
  expect(document.activeElement).toBe(email)
})

test('the list says who has two-step verification, and by what', async () => {
  const people = [
    { ...person('asha', 'Asha'), hasTwoFactor: true, hasPasskey: true },
    { ...person('mira', 'Mira'), hasTwoFactor: true },
    { ...person('ravi', 'Ravi'), hasPasskey: true },
    person('devi', 'Devi'),
  ]
  const pageInfo = { hasNextPage: false, endCursor: null }
  openPeople({ People: () => ({ data: { people: { nodes: people, totalCount: 4, pageInfo } } }) })
  await screen.findByText('Asha')
  const column = screen
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent?.startsWith('Two-step'))
  const said = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[column]?.textContent)
  expect(said).toEqual(['On, with a passkey', 'On', 'Passkey', 'Off'])
})
