import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { holdAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './redirects-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('redirects that are removed together each say their result, and Undo brings back what is gone', async () => {
  const { user, targets } = openRedirects({
    '/old-visit': '/visit',
    '/diwali-2019': '/connect/events',
    '/દિવાળી': '/connect/events',
  })
  await user.click(
    await screen.findByRole('checkbox', { name: 'Select all redirects in this list' }),
  )
  const bar = within(screen.getByRole('region', { name: 'Selected redirects' }))
  await user.click(bar.getByRole('button', { name: 'Remove' }))
  await screen.findAllByText(
    'Removed 2 redirects. 1 couldn’t be changed. The reason is shown beside it.',
  )
  expect([...targets.keys()]).toEqual(['/old-visit'])
  const row = screen.getByRole('row', { name: /old-visit/ })
  expect(row.textContent).toContain('Someone has removed it since.')
  await user.click(screen.getByText('Undo'))
  await screen.findAllByText('Undone')
  expect([...targets.keys()].sort()).toEqual(['/diwali-2019', '/old-visit', '/દિવાળી'])
})

test('what is no longer listed is no longer chosen, and what is searched and chosen is in the address', async () => {
  const { user, targets } = openRedirects({ '/old-visit': '/visit', '/diwali-2019': '/visit' })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose /old-visit' }))
  await user.type(screen.getByRole('searchbox'), 'diwali')
  await waitFor(() => expect(window.location.search).toBe('?text=diwali'), { timeout: 5000 })
  await waitFor(() => expect(screen.queryByText('/old-visit')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Selected redirects' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Sorted by'), 'Latest first')
  await user.selectOptions(screen.getByLabelText('Type'), 'Manual')
  expect(window.location.search).toBe('?text=diwali&origin=ENTERED&sort=latest')
  // By keyboard.
  const box = await screen.findByRole('checkbox', { name: 'Choose /diwali-2019' })
  box.focus()
  await user.keyboard(' ')
  screen.getByRole('button', { name: 'Remove' }).focus()
  await user.keyboard('{Enter}')
  await screen.findAllByText('Removed /diwali-2019.')
  expect([...targets.keys()]).toEqual(['/old-visit'])
  // It was the last one of the list: the message stays, with its way back.
  await screen.findByText('No redirects found')
  await user.click(screen.getByText('Undo'))
  await screen.findByRole('checkbox', { name: 'Choose /diwali-2019' })
  expect([...targets.keys()]).toEqual(['/old-visit', '/diwali-2019'])
})

/** The screen over a server that has these redirects; one of them someone else has changed meanwhile. */
test('the next redirect that is entered while one is added stays', async () => {
  const { user, targets } = openRedirects({})
  const path = await screen.findByLabelText<HTMLInputElement>('Old address')
  await user.type(path, '/flyer')
  await user.type(screen.getByLabelText('Redirects to'), '/visit')
  const release = holdAnswers('AddRedirects')
  await user.click(screen.getByRole('button', { name: 'Add redirect' }))
  await user.clear(path)
  await user.type(path, '/flyer-2')
  release()
  await screen.findAllByText('Redirect added: /flyer')
  expect(path.value).toBe('/flyer-2')
  expect([...targets.keys()]).toEqual(['/flyer'])
})

function openRedirects(redirects: Readonly<Record<string, string>>) {
  const targets = new Map(Object.entries(redirects))
  const { user } = openApp('/editor/redirects', {
    answers: {
      Redirects({ search }) {
        const nodes = [...targets]
          .filter(([path]) => path.includes(String(search ?? '')))
          .map(([path, target]) => ({
            ...{ path, target, documentId: null, byName: 'Asha' },
            at: '2026-05-04T10:00:00.000Z',
          }))
        const pageInfo = { hasNextPage: false, endCursor: null }
        return { data: { redirects: { nodes, totalCount: nodes.length, pageInfo } } }
      },
      RemoveRedirects({ paths }) {
        const [path = ''] = paths as readonly string[]
        if (path === '/old-visit') return REFUSED
        targets.delete(path)
        return { data: { removeRedirects: 1 } }
      },
      AddRedirects({ redirects: given }) {
        // As the operation declares them.
        const added = given as readonly { path: string; target: string }[]
        for (const { path, target } of added) targets.set(path, target)
        return { data: { addRedirects: added.map((one) => ({ ...one, problem: null })) } }
      },
    },
  })
  return { user, targets }
}

const REFUSED = {
  data: null,
  errors: [{ message: 'Someone has removed it since.', extensions: { code: 'CONFLICT' } }],
}
