import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanel, sampleSearch } from '../testing/open-panel'
import { samplePictures } from '../testing/sample-pictures'
import { PictureDetails } from './picture-details'

const DUSK = new File(['a'], 'dusk.png', { type: 'image/png' })

async function openDetails(usage = { nodes: [], totalCount: 0 } as const) {
  const pictures = samplePictures()
  const closed: string[] = []
  const panel = openPanel({}, undefined, {
    search: { ...sampleSearch, pictures },
    answers: { ...pictures.answers, References: () => ({ references: usage }) },
    around: () => <PictureDetails id="2" onClose={() => closed.push('closed')} />,
  })
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Alt text')
  async function choose(): Promise<void> {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('Nothing takes a file')
    await panel.user.upload(input, DUSK)
  }
  return { ...panel, pictures, closed, words, choose }
}

test('a file is replaced once both were shown side by side, and where they are used', async () => {
  const reference = {
    ...{ kind: 'document', id: '7', title: 'Visit', locationId: '10', locationName: 'Toronto' },
    ...{ isLive: true, isDraft: true },
  }
  const usage = { nodes: [reference, { ...reference, id: '8' }], totalCount: 2 }
  const { user, pictures, choose } = await openDetails(usage as never)
  await choose()
  const dialog = within(screen.getByRole('dialog', { name: 'Replace “Darshan”?' }))
  const sides = () => screen.getAllByRole('figure').map((side) => side.textContent)
  expect(sides()).toEqual(['Now800 × 600 px', 'Newdusk.png · 0.0 MB'])
  expect(await dialog.findByRole('heading', { name: 'Used on 2' })).toBeTruthy()
  expect(dialog.getByText(/The alt text is kept: “The murtis”/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(pictures.stored[0]?.url).toBe('/media/2')
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Replace in 2 places' }))
  await waitFor(() => expect(pictures.stored[0]?.url).toBe('/media/2-dusk.png'))
})

test('a replacement is undone in the dialog, and by the message when that is closed', async () => {
  const { user, pictures, closed, choose, uiStore } = await openDetails()
  await choose()
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await user.click(await screen.findByRole('button', { name: 'Undo: File replaced' }))
  await waitFor(() => expect(pictures.stored[0]?.url).toBe('/media/2'))
  expect(screen.queryByRole('button', { name: 'Undo: File replaced' })).toBeNull()
  await choose()
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await screen.findByRole('button', { name: 'Undo: File replaced' })
  const [, close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) await user.click(close)
  expect(closed).toEqual(['closed'])
  const { toast } = uiStore.getState()
  expect(toast?.text).toBe('File replaced')
  toast?.action?.run()
  await waitFor(() => expect(pictures.stored[0]?.url).toBe('/media/2'))
})

test('saved words, a shown caption and a crop go back by one press', async () => {
  const { user, pictures, words, uiStore } = await openDetails()
  const [before] = pictures.stored
  await user.clear(words)
  await user.type(words, 'દીવાઓની હાર')
  await user.type(screen.getByLabelText('Caption'), 'At dusk')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(uiStore.getState().toast?.text).toBe('Picture saved'))
  expect(pictures.stored[0]?.altText).toBe('દીવાઓની હાર')
  uiStore.getState().toast?.action?.run()
  await waitFor(() => expect(pictures.stored[0]).toMatchObject({ ...before, texts: [] }))
})

test('what is written about a picture stays when it gets another file, and the rest is that of the new one', async () => {
  const { user, pictures, words, choose } = await openDetails()
  await user.clear(words)
  await user.type(words, 'The murtis at dusk')
  const [first] = pictures.stored
  if (!first) throw new Error('There is no picture')
  pictures.stored[0] = { ...first, caption: 'Evening' }
  await choose()
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Caption').value).toBe('Evening'),
  )
  expect(screen.getByLabelText<HTMLTextAreaElement>('Alt text').value).toBe('The murtis at dusk')
})

test('the history has every file and every word, and restores each separately', async () => {
  const { user, pictures, choose } = await openDetails()
  await choose()
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await screen.findByRole('button', { name: 'Undo: File replaced' })
  await pictures.describe('2', { altText: 'A car park' })
  await user.click(screen.getByRole('button', { name: 'History' }))
  const history = within(await screen.findByRole('dialog', { name: 'History' }))
  const versions = await history.findAllByRole('listitem')
  expect(versions.map(({ textContent }) => textContent?.replace(/^.*Asha/, 'Asha'))).toEqual([
    'Asha · Text changed',
    'Asha · File replaced',
    'Asha · Uploaded',
  ])
  await user.click(history.getByRole('button', { name: /Uploaded/ }))
  const words = [...document.querySelectorAll('.media-version-words dd')]
  expect(words.map(({ textContent }) => textContent)).toEqual(['The murtis', 'A car park'])
  await user.click(history.getByRole('button', { name: 'Restore this text' }))
  await waitFor(() => expect(pictures.stored[0]?.altText).toBe('The murtis'))
  expect(pictures.stored[0]?.url).toBe('/media/2-dusk.png')
  await user.click(await history.findByRole('button', { name: 'Restore this file' }))
  await waitFor(() => expect(pictures.stored[0]?.url).toBe('/media/2'))
})

test('a picture that nobody changed has no history yet', async () => {
  const { user } = await openDetails()
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(await screen.findByText(/No changes since it was uploaded/)).toBeTruthy()
})
