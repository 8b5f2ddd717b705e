import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Usage } from '../api/references'
import { ApiProvider } from '../app/api-provider'
import type { Disposal } from '../library/pictures'
import { openPanel, sampleSearch } from '../testing/open-panel'
import { samplePictures } from '../testing/sample-pictures'
import { PictureUsage } from './picture-usage'

test('a picture in use says where, and is not deleted', async () => {
  const { user, disposals } = openUsage({ isInTrash: false, usage: USED })
  expect(await screen.findByRole('link', { name: 'Diwali 2026' })).toHaveProperty(
    'pathname',
    '/editor/pages/7',
  )
  expect(screen.getByText('page · Ottawa')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Shringar' })).toHaveProperty(
    'pathname',
    '/editor/galleries/9',
  )
  expect(screen.getByText('gallery · Ottawa')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(disposals).toEqual([])
  expect(screen.getByText(/can’t delete it while it’s in use/)).toBeTruthy()
})

test('what nothing uses is deleted; a refusal of the server is shown with its words', async () => {
  const { user, disposals } = openUsage({ isInTrash: false })
  await screen.findByText('Not used anywhere.')
  const press = () => user.click(screen.getByRole('button', { name: 'Delete' }))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('It is in use since a moment.')
  await press()
  await waitFor(() => expect(disposals).toEqual(['delete', 'closed']))
})

test('in the trash it is restored, or deleted permanently after a confirmation', async () => {
  const { user, disposals } = openUsage({ isInTrash: true, refusals: 0 })
  await user.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  expect(disposals).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, delete permanently' }))
  await waitFor(() => expect(disposals).toEqual(['purge', 'closed']))
})

const USED: Usage = {
  totalCount: 2,
  nodes: [
    {
      ...{ kind: 'gallery', id: 9, title: 'Shringar', isLive: true, isDraft: false },
      ...{ locationId: 10, locationName: 'Ottawa', versionAt: null },
    },
    {
      ...{ kind: 'document', id: 7, title: 'Diwali 2026', isLive: true, isDraft: true },
      ...{ locationId: 10, locationName: 'Ottawa', versionAt: null },
    },
  ],
}

interface OpenedUsage {
  readonly isInTrash: boolean
  readonly usage?: Usage
  /** The number of refusals before the server answers. */
  readonly refusals?: number
}

function openUsage({ isInTrash, usage = { totalCount: 0, nodes: [] }, refusals = 1 }: OpenedUsage) {
  const disposals: (Disposal | 'closed')[] = []
  let left = refusals
  const pictures = {
    ...samplePictures(),
    async dispose(_id: string, how: Disposal) {
      left -= 1
      if (left >= 0) throw new Error('It is in use since a moment.')
      disposals.push(how)
    },
  }
  const { user } = openPanel({}, undefined, {
    search: { ...sampleSearch, pictures },
    answers: { References: () => ({ references: usage }) },
    around: () => (
      <ApiProvider>
        <PictureUsage id="2" isInTrash={isInTrash} onDisposed={() => disposals.push('closed')} />
      </ApiProvider>
    ),
  })
  return { user, disposals }
}
