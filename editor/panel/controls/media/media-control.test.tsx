import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { EditorSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import { media, medias } from '#schema/fields'
import { openPanel, sampleSearch } from '../../../testing/open-panel'

const fields = {
  picture: media({ label: 'Picture' }),
  gallery: medias({ label: 'Gallery', max: 3 }),
}

test('a picture is chosen in a dialog, replaced and taken away', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.click(form().getByLabelText(/^Picture/))
  await user.click(await screen.findByRole('option', { name: 'Darshan' }))
  expect(stored('picture')).toBe(2)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await form().findByText('Darshan')).toBeTruthy()
  await user.click(form().getByRole('button', { name: 'Remove' }))
  expect(stored('picture')).toBeNull()
})

test('the dialog is searched and walked through with the keyboard', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.click(form().getByLabelText(/^Picture/))
  await screen.findByRole('option', { name: 'Ottawa' })
  const pictures = screen.getByRole('listbox', { name: 'Pictures' })
  // Past the filters, as far as they are there already: the pictures are one stop.
  for (let stop = 0; stop < 10 && !pictures.contains(document.activeElement); stop += 1)
    await user.tab()
  await user.keyboard('{ArrowRight}{End}{ArrowLeft}{Enter}')
  expect(stored('picture')).toBe(2)
  await user.click(form().getByLabelText(/^Picture/))
  await user.type(await screen.findByLabelText('Search pictures'), 'દિવા')
  const found = within(screen.getByRole('listbox', { name: 'Pictures' }))
  await waitFor(() => expect(found.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(stored('picture')).toBe(2)
})

test('a picture that is gone is named by its id, which is kept', async () => {
  const { stored } = openPanel(fields, { picture: 99, gallery: [1, 98] })
  expect(await screen.findByText(/This picture no longer exists/)).toBeTruthy()
  expect(screen.getByText('Not found, but kept (id 98)')).toBeTruthy()
  expect(stored('picture')).toBe(99)
})

test('several pictures are added at a time, put in order and removed', async () => {
  const { user, form, stored } = openPanel(fields, { gallery: [3] })
  await user.click(form().getByRole('button', { name: /^Add pictures/ }))
  await user.click(await screen.findByRole('option', { name: 'Ottawa' }))
  await user.click(screen.getByRole('option', { name: 'Darshan' }))
  await user.click(screen.getByRole('button', { name: 'Add 2 pictures' }))
  expect(stored('gallery')).toEqual([3, 1, 2])
  await user.click(form().getAllByRole('button', { name: 'Move down' })[0] as HTMLElement)
  expect(stored('gallery')).toEqual([1, 3, 2])
  await user.click(form().getAllByRole('button', { name: 'Remove' })[1] as HTMLElement)
  expect(stored('gallery')).toEqual([1, 2])
})

test('ids are typed too; what is not a number is ignored', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.type(form().getByLabelText('Media IDs'), '2, x, 3; 1.5 -4, 1, 2')
  expect(stored('gallery')).toEqual([2, 3, 1, 2])
  expect(await screen.findByText('must be at most 3 pictures')).toBeTruthy()
  await user.tab()
  expect(form().getByLabelText<HTMLInputElement>('Media IDs').value).toBe('2, 3, 1, 2')
})

test('a list of pictures that is asked for has the focus on the button that adds some', () => {
  const { uiStore, form } = openPanel(fields)
  act(() => uiStore.focusField('b1', 'gallery'))
  expect(document.activeElement).toBe(form().getByRole('button', { name: /^Add pictures/ }))
  // Ids are for few people: they are folded away.
  expect(form().getByLabelText('Media IDs').closest('details')?.open).toBe(false)
})

test('pictures that the page shows are known without asking', () => {
  const find = vi.fn(sampleSearch.find)
  const mediaRead = (id: number) => picturesOfPage.find((item) => item.id === id)
  const { form } = openPanel(
    fields,
    { picture: 7, gallery: [8] },
    {
      search: { ...sampleSearch, find },
      source: { mediaRead } as EditorSource,
    },
  )
  expect(form().getByText('The forecourt')).toBeTruthy()
  expect(form().getByText('An ornament', { selector: '.panel-record-title' })).toBeTruthy()
  // Decoration needs no words.
  expect(form().queryByText(/No alt text/)).toBeNull()
  expect(find).not.toHaveBeenCalled()
})

const picturesOfPage = [picture(7, 'The forecourt'), picture(8, 'An ornament')]

function picture(id: number, displayName: string): MediaItem {
  return {
    ...{ id, displayName, altText: '', caption: '', isDecorative: true, dateTime: null, texts: [] },
    ...{ src: `/media/${id}/original`, url: `/media/${id}`, type: 'image/webp', thumbnail: '' },
    ...{ metadata: { width: 800, height: 600 }, showCaptionText: false },
    focalPoint: { x: 0.5, y: 0.5 },
  }
}

test('a field for files offers and uploads PDFs, and asks for no alt text', async () => {
  const { user, form, stored } = openPanel({ file: media({ label: 'File', takesFiles: true }) })
  await user.click(form().getByLabelText(/^File/))
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  expect(input?.accept).toContain('application/pdf')
  await user.click(await screen.findByRole('option', { name: 'Programme' }))
  expect(stored('file')).toBe(7)
  expect(screen.queryByText(/No alt text/)).toBeNull()
})
