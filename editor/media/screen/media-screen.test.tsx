import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

interface Item {
  readonly id: string
  displayName: string
  readonly url: string
  readonly type: string
}

let items: Item[]
beforeEach(() => {
  items = ['Ashram', 'Banner'].map((displayName, index) => ({
    ...{ id: String(index + 1), displayName, url: `/media/${index + 1}`, type: 'image/jpeg' },
  }))
})

test('a picture renamed in its details has the new name in the open grid, without a second request', async () => {
  const { user, requests } = openMedia('/editor/media')
  await rename(user, 'Ashram', 'Courtyard')
  expect(await screen.findByRole('option', { name: /Courtyard/ })).toBeTruthy()
  expect(names()).toEqual(['Courtyard', 'Banner'])
  expect(requests()).toBe(1)
})

test('in a list by name, a renamed picture moves to its place', async () => {
  const { user, requests } = openMedia('/editor/media?sort=name')
  await rename(user, 'Ashram', 'Courtyard')
  await waitFor(() => expect(names()).toEqual(['Banner', 'Courtyard']))
  expect(requests()).toBe(2)
})

test('a deleted picture leaves the open grid, and is no longer counted', async () => {
  const { user } = openMedia('/editor/media')
  await user.click(await screen.findByRole('option', { name: /Ashram/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 picture')).toBeTruthy()
  expect(names()).toEqual(['Banner'])
})

test('details that can’t be read are read by another press', async () => {
  const { user, api } = openMedia('/editor/media')
  const { OpenPicture: open } = api.answers
  if (!open) throw new Error('No picture can be opened')
  Object.assign(api.answers, { OpenPicture: () => ({ data: null, errors: [{ message: 'Lost' }] }) })
  await user.click(await screen.findByRole('option', { name: /Ashram/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'About this picture' }))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  Object.assign(api.answers, { OpenPicture: open })
  await user.click(again)
  expect(await screen.findByDisplayValue('Ashram')).toBeTruthy()
})

function openMedia(path: string) {
  const { user, api } = openApp(path, {
    answers: {
      Library: ({ sortBy }) => ({ data: { mediaLibrary: libraryBy(sortBy) } }),
      Albums: () => ({ data: { galleries: { nodes: [] } } }),
      SiteLanguages: () => ({ data: { siteLanguages: ['en-US'] } }),
      OpenPicture: ({ id }) => ({
        data: { allMedia: { nodes: [{ items: items.filter((item) => item.id === id) }] } },
      }),
      DescribePicture({ id, displayName }) {
        const item = items.find((one) => one.id === id)
        if (item) item.displayName = String(displayName)
        return { data: { updateMediaItem: item } }
      },
      DeletePicture({ id }) {
        items = items.filter((item) => item.id !== id)
        return { data: { deleteMediaItem: { id } } }
      },
    },
  })
  const requests = () => api.asked.filter(({ operation }) => operation === 'Library').length
  return { user, api, requests }
}

function libraryBy(sortBy: unknown) {
  const sorted = items.toSorted((one, other) => one.displayName.localeCompare(other.displayName))
  const nodes = (sortBy === 'NAME' ? sorted : items).map((item) => ({ item: { ...item } }))
  return { nodes, totalCount: nodes.length }
}

async function rename(user: ReturnType<typeof openApp>['user'], from: string, to: string) {
  await user.click(await screen.findByRole('option', { name: new RegExp(from) }))
  const name = await screen.findByDisplayValue(from)
  await user.clear(name)
  await user.type(name, to)
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
}

function names(): (string | null | undefined)[] {
  return screen.getAllByRole('option', { selected: false }).flatMap((tile) => {
    const title = within(tile).queryByText(/^(Ashram|Banner|Courtyard)$/)
    return title ? [title.textContent] : []
  })
}
