import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ME, OTTAWA } from '../testing/fake-network'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const BROOKFIELD = { ...OTTAWA, id: '10', slug: 'brookfield', name: 'Deepmala Mandir, Brookfield' }
const LEICESTER = { ...OTTAWA, id: '30', slug: 'leicester', name: 'Deepmala Mandir, Leicester' }

test('an invitation by head office names no location until one is chosen, and asks for it', async () => {
  const { user, dialog, sent } = await openInvitation()
  const place = dialog.getByLabelText('Location')
  expect(textOf(place)).toBe('Choose a location')
  await user.type(dialog.getByLabelText(/^Name/), 'Asha')
  await user.type(dialog.getByLabelText(/^Email/), 'asha@toran.example')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('Choose a location', { selector: 'p' })).toBeTruthy()
  expect(sent()).toBeUndefined()
  await user.selectOptions(place, '30')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await screen.findAllByText(/^Asha’s invitation/)
  expect(sent()).toMatchObject({ assignments: [{ level: 'CONTRIBUTE', locationId: '30' }] })
})

test('an invitation by who manages one location is for that one', async () => {
  const own = { level: 'MANAGE', locationId: '30', ofNetwork: false }
  const { dialog } = await openInvitation([own])
  expect(textOf(dialog.getByLabelText('Location'))).toMatch(/Leicester/)
})

async function openInvitation(assignments: readonly object[] = ME.assignments) {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const { user, api } = openApp('/editor/people', {
    answers: {
      Me: () => ({ data: { me: { ...ME, assignments }, networkSetup: null } }),
      LocationNames: () => ({
        data: { locations: { nodes: [BROOKFIELD, OTTAWA, LEICESTER], pageInfo } },
      }),
      People: () => ({ data: { people: { nodes: [], totalCount: 0, pageInfo } } }),
      Roles: () => ({ data: { roles: [] } }),
      PermissionSets: () => ({ data: { permissionSets: [] } }),
      SignInPolicy: () => ({ data: { signInPolicy: { twoStepFrom: null } } }),
      InvitePerson: () => ({ data: { invitePerson: { id: 'asha' } } }),
    },
  })
  const [invite] = await screen.findAllByRole('button', { name: 'Invite someone' })
  if (!invite) throw new Error('Nobody can be invited')
  await user.click(invite)
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
  const sent = () => api.asked.find(({ operation }) => operation === 'InvitePerson')?.variables
  return { user, dialog, sent }
}

function textOf(field: HTMLElement): string | undefined {
  return (field as HTMLSelectElement).selectedOptions[0]?.textContent ?? undefined
}
