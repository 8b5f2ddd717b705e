import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loseAnswers } from '../../testing/hold-answers'
import { openApp } from '../../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

interface Item {
  readonly id: string
  altText: string
  isDecorative: boolean
  isInTrash: boolean
}

let items: Item[]
let album: { items: number[]; version: number }
let albums: { id: string; name: string }[]
/** The albums that were made, each idempotency key once. */
let made: object[]
/** The library comes in parts of two, and the second may not come at all. */
let part: { endCursor: string; isLost: boolean } | null
/** No albums are answered. */
let isDown: boolean
beforeEach(() => {
  items = ['2', '3', '4'].map((id) => ({
    ...{ id, altText: '', isDecorative: false, isInTrash: false },
  }))
  album = { items: [3], version: 5 }
  albums = [{ id: '9', name: 'Diwali' }]
  made = []
  part = null
  isDown = false
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each chosen file says its result, and what was done can be undone', async () => {
  const { user } = await openLibrary(['Photo 2', 'Photo 3', 'Photo 4'])
  await user.click(screen.getByRole('button', { name: 'Move to the trash' }))
  const refused = within(await screen.findByRole('alert'))
  expect(refused.getByText('Photo 3: It is used on 2 pages: remove it there first.')).toBeTruthy()
  expect(await screen.findByText('1 picture')).toBeTruthy()
  expect(items.map(({ isInTrash }) => isInTrash)).toEqual([true, false, true])
  await user.click(screen.getByText('Undo'))
  expect(await screen.findByText('3 pictures')).toBeTruthy()
})

test('the result, and the way back, stay when choosing ends', async () => {
  const { user } = await openLibrary(['Photo 2'])
  await user.click(screen.getByRole('button', { name: 'Move to the trash' }))
  expect(await screen.findByText('2 pictures')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Select several' }))
  expect(screen.queryByRole('region', { name: 'Selected files' })).toBeNull()
  await user.click(screen.getByText('Undo'))
  expect(await screen.findByText('3 pictures')).toBeTruthy()
})

test('several are described by one text, or marked as decoration', async () => {
  const { user } = await openLibrary(['Photo 2', 'Photo 4'])
  await user.click(screen.getByRole('button', { name: 'Describe…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Describe 2 pictures' }))
  await user.type(dialog.getByLabelText('Alt text'), 'The procession of lights')
  await user.click(dialog.getByRole('button', { name: 'Describe' }))
  const words = 'The procession of lights'
  await waitFor(() => expect(items.map(({ altText }) => altText)).toEqual([words, '', words]))
  await user.click(screen.getByRole('option', { name: /Photo 3/ }))
  await user.click(await screen.findByRole('button', { name: 'Mark as decorative (1)' }))
  await waitFor(() => expect(items[1]?.isDecorative).toBe(true))
})

test('chosen pictures follow those of an album, each once, in the order in which they came', async () => {
  const { user } = await openLibrary(['Photo 4', 'Photo 3', 'Photo 2'])
  await user.click(screen.getByRole('button', { name: 'Add to album…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add 3 pictures to an album' }))
  expect(await dialog.findByRole('option', { name: 'Diwali' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add to album' }))
  await waitFor(() => expect(album).toEqual({ items: [3, 4, 2], version: 6 }))
})

test('chosen pictures become an album of their own, a draft, in the order in which they came; twice pressed it is one', async () => {
  const { user } = await openLibrary(['Photo 4', 'Photo 2'])
  await user.click(screen.getByRole('button', { name: 'Add to album…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add 2 pictures to an album' }))
  await user.selectOptions(await dialog.findByLabelText('Album'), 'A new album')
  await user.click(dialog.getByRole('button', { name: 'Create album' }))
  expect(dialog.getByText('Enter a name, such as “Diwali 2026”.')).toBeTruthy()
  const name = dialog.getByLabelText('Name of the new album')
  await user.type(name, 'refuse')
  await user.keyboard('{Enter}')
  expect(await dialog.findByText('It is used on 2 pages: remove it there first.')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'દિવાળી 2026')
  await user.dblClick(dialog.getByRole('button', { name: 'Create album' }))
  const link = await screen.findByRole('link', { name: 'Open the album to publish it' })
  expect(link.getAttribute('href')).toBe('/editor/galleries/31')
  expect(screen.getByText(/“દિવાળી 2026” was created as a draft/)).toBeTruthy()
  expect(made).toEqual([{ name: 'દિવાળી 2026', locationId: '12', items: ['4', '2'] }])
})

test('all that are listed are chosen by one press, and with Shift all from one to another', async () => {
  const { user } = await openLibrary(['Photo 2'])
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('option', { name: /Photo 4/ }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText(/ selected$/).textContent).toBe('3 selected')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await user.click(screen.getByRole('button', { name: 'Select all listed (3)' }))
  expect(screen.getByText(/ selected$/).textContent).toBe('3 selected')
})

test('a location without an album is asked for the name of its first', async () => {
  albums = []
  const { user } = await openLibrary(['Photo 3'])
  await user.click(screen.getByRole('button', { name: 'Add to album…' }))
  await user.type(await screen.findByLabelText('Name of the new album'), 'Holi{Enter}')
  expect(await screen.findByText(/“Holi” was created/)).toBeTruthy()
})

test('albums that can’t be read are not taken for none: they are read again, and no second one is made', async () => {
  const { user } = await openLibrary(['Photo 3'])
  const answering = fetch
  loseAnswers('Albums')
  await user.click(screen.getByRole('button', { name: 'Add to album…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add 1 picture to an album' }))
  const note = await dialog.findByRole('alert')
  expect(note.textContent).toContain('The albums couldn’t be loaded. The server can’t be reached')
  expect(dialog.queryByLabelText('Name of the new album')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Create album' }))
  expect(made).toEqual([])
  vi.stubGlobal('fetch', answering)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('option', { name: 'Diwali' })).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('the library says that its albums couldn’t be read, and reads them again', async () => {
  isDown = true
  const { user } = await openLibrary(['Photo 2'])
  expect((await screen.findByRole('alert')).textContent).toContain('The albums couldn’t be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Diwali' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('pictures that can’t be listed are listed by another press', async () => {
  const { user } = await openLibrary(['Photo 2'])
  const answering = fetch
  loseAnswers('Library')
  await user.type(screen.getByLabelText('Search pictures'), 'a')
  expect(await screen.findByText(/^The pictures couldn’t be loaded/)).toBeTruthy()
  expect(screen.queryByText('There is nothing here yet')).toBeNull()
  vi.stubGlobal('fetch', answering)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 pictures')).toBeTruthy()
})

test('of a part that does not come it says so, keeps what there is, and lists it by another press', async () => {
  const { user } = await openLibrary(['Photo 2'])
  part = { endCursor: 'more', isLost: true }
  await user.type(screen.getByLabelText('Search pictures'), 'a')
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/^The pictures couldn’t be loaded/)).toBeTruthy()
  expect(screen.getAllByRole('option', { name: /^Photo/ })).toHaveLength(2)
  part = { endCursor: 'more', isLost: false }
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /Photo 4/ })).toBeTruthy()
  expect(screen.queryByText(/^The pictures couldn’t be loaded/)).toBeNull()
})

/** The library with three pictures, some of them chosen. */
async function openLibrary(chosen: readonly string[]) {
  const saved = (id: unknown) => ({ id: String(id), version: album.version })
  const itemOf = (id: unknown) => items.find((item) => item.id === id)
  const { user } = openApp('/editor/media', {
    answers: {
      Library: ({ after }) =>
        after && part?.isLost ? REFUSED : { data: { mediaLibrary: libraryOf(after) } },
      SiteLanguages: () => ({ data: { siteLanguages: ['en-US', 'gu-IN'] } }),
      Albums: () => (isDown ? REFUSED : { data: { galleries: { nodes: albums } } }),
      MakeAlbum({ idempotencyKey: _, ...values }) {
        if (values.name === 'refuse') return REFUSED
        made.push(values)
        return { data: { createOrUpdateGallery: { id: '31', version: 1 } } }
      },
      AlbumItems: () => ({
        data: { record: { id: '9', version: album.version, values: { items: album.items } } },
      }),
      AddToAlbum: ({ items: ids }) => {
        album = { items: (ids as string[]).map(Number), version: album.version + 1 }
        return { data: { createOrUpdateGallery: saved(9) } }
      },
      DeletePicture: ({ id }) => {
        if (id === '3') return REFUSED
        Object.assign(itemOf(id) ?? {}, { isInTrash: true })
        return { data: { deleteMediaItem: saved(id) } }
      },
      RestorePicture: ({ id }) => {
        Object.assign(itemOf(id) ?? {}, { isInTrash: false })
        return { data: { restoreMediaItem: saved(id) } }
      },
      DescribePicture: ({ id, ...words }) => {
        Object.assign(itemOf(id) ?? {}, words)
        return { data: { updateMediaItem: { ...nodeOf(itemOf(id)).item, ...UNSAID } } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Select several' }))
  for (const name of chosen)
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  expect(screen.getByText(/ selected$/).textContent).toBe(`${chosen.length} selected`)
  return { user }
}

const REFUSED = {
  data: null,
  errors: [
    {
      message: 'It is used on 2 pages: remove it there first.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ],
}

const UNSAID = { caption: '', focalPoint: { x: 0.5, y: 0.5 }, crop: null, texts: [] }

/** All that there is, or two and then the rest. */
function libraryOf(after: unknown) {
  const all = items.filter(({ isInTrash }) => !isInTrash).map(nodeOf)
  const hasNextPage = part !== null && !after
  const nodes = part === null ? all : all.slice(after ? 2 : 0, after ? undefined : 2)
  const endCursor = hasNextPage ? part?.endCursor : null
  return { nodes, totalCount: all.length, pageInfo: { hasNextPage, endCursor } }
}

function nodeOf(item: Item | undefined) {
  const { id = '0', altText = '', isDecorative = false } = item ?? {}
  return {
    item: {
      ...{ id, displayName: `Photo ${id}`, altText, isDecorative },
      ...{ url: `/media/${id}`, type: 'image/jpeg' },
    },
    ...{ locationId: '12', isShown: false },
  }
}
