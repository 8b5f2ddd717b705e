import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { medias } from '#schema/fields'
import type { LibraryQuery, Picture, PictureChanges } from '../library/pictures'
import { openPanel, sampleSearch } from '../testing/open-panel'
import { samplePictures } from '../testing/sample-pictures'
import { DescriptionWizard } from './description-wizard'

const ALL: LibraryQuery = {
  ...{ text: '', location: '', album: '', show: '', sort: '', language: '' },
}

let stored: Picture[]
/** Its next save is refused. */
let isDown: boolean
beforeEach(() => {
  isDown = false
  const [picture] = samplePictures().stored
  if (!picture) throw new Error('There is no picture')
  stored = ['The murtis', '', 'A lamp', ''].map((altText, index) => ({
    ...{ ...picture, id: String(index + 1), displayName: `IMG_${index + 1}`, altText },
  }))
})

/** A library that lists two at a time, as the server does. */
function library() {
  return {
    ...samplePictures(),
    open: async (id: string) => stored.find((picture) => picture.id === id) ?? null,
    async list({ show, language, ids }: LibraryQuery, after: string | null) {
      const lacks = ({ altText, texts }: Picture) =>
        language === 'gu-IN' ? texts.length === 0 : altText === ''
      const found = stored.filter(
        (picture) =>
          (ids?.includes(picture.id) ?? true) && (show !== 'undescribed' || lacks(picture)),
      )
      const from = Number(after ?? 0)
      const pictures = found.slice(from, from + 2).map((picture) => ({
        ...{ key: picture.id, title: picture.displayName, detail: '', thumbnail: null },
        ...{ altText: '', isDecorative: false, isPicture: true, standIn: '', isShown: true },
      }))
      const next = from + 2 < found.length ? String(from + 2) : null
      return { pictures, totalCount: found.length, next }
    },
    async describe(id: string, { texts, ...changes }: PictureChanges) {
      if (isDown) throw new Error('The server can’t be reached.')
      stored = stored.map((picture) =>
        picture.id === id ? { ...picture, ...changes, ...(texts && { texts }) } : picture,
      )
    },
  }
}

async function openWizard() {
  const closed: string[] = []
  const pictures = library()
  const panel = openPanel({}, undefined, {
    search: { ...sampleSearch, pictures },
    around: () => <DescriptionWizard of={{ query: ALL }} onClose={() => closed.push('closed')} />,
  })
  await screen.findByText('1 of 4')
  return { ...panel, closed }
}

const altText = () => screen.getByLabelText<HTMLTextAreaElement>('Alt text')
const names = () => stored.map((picture) => picture.altText)

test('those that lack words come first, and the keyboard goes through all of them', async () => {
  const { user, closed } = await openWizard()
  expect(await screen.findByText('IMG_2')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(altText()))
  await user.keyboard('The entrance at dusk{Control>}{Enter}{/Control}')
  expect(await screen.findByText('IMG_4')).toBeTruthy()
  expect(screen.getByText('2 of 4')).toBeTruthy()
  expect(names()).toEqual(['The murtis', 'The entrance at dusk', 'A lamp', ''])
  await user.keyboard('દીવો{Control>}{Enter}{/Control}')
  expect(await screen.findByText('IMG_1')).toBeTruthy()
  await waitFor(() => expect(altText().value).toBe('The murtis'))
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(() => expect(altText().value).toBe('દીવો'))
  await user.type(screen.getByLabelText('Caption'), 'Evening')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(stored[3]).toMatchObject({ altText: 'દીવો', caption: 'Evening' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(closed).toEqual(['closed'])
})

test('closing saves what was entered last', async () => {
  const { user, closed } = await openWizard()
  await waitFor(() => expect(altText().readOnly).toBe(false))
  await user.type(altText(), 'The kitchen')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(names()).toEqual(['The murtis', 'The kitchen', 'A lamp', ''])
})

test('what rests is saved automatically', async () => {
  const { user } = await openWizard()
  await waitFor(() => expect(altText().readOnly).toBe(false))
  await user.type(altText(), 'The kitchen')
  expect(await screen.findByText('Saved', {}, { timeout: 6_000 })).toBeTruthy()
  expect(names()[1]).toBe('The kitchen')
})

test('nothing is left behind while it can’t be saved: it is tried again, or discarded', async () => {
  const { user, closed } = await openWizard()
  await waitFor(() => expect(altText().readOnly).toBe(false))
  isDown = true
  await user.type(altText(), 'The garden')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Not saved. The server can’t be reached.')).toBeTruthy()
  expect(screen.getByText('1 of 4')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toEqual([])
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(names()[1]).toBe('The garden')
})

test('in Gujarati, the words of that language are written, and the default ones are shown beside them', async () => {
  stored = stored.map((picture) => ({ ...picture, altText: `Sentence ${picture.id}` }))
  const { user } = await openWizard()
  await user.selectOptions(await screen.findByLabelText('Language'), 'Gujarati (India)')
  expect(await screen.findByText('Default: Sentence 1')).toBeTruthy()
  await waitFor(() => expect(altText().readOnly).toBe(false))
  expect(altText().lang).toBe('gu-IN')
  await user.type(altText(), 'મંદિર')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() =>
    expect(stored[0]?.texts).toEqual([
      { language: 'gu-IN', locationId: null, altText: 'મંદિર', caption: null },
    ]),
  )
  expect(stored[0]?.altText).toBe('Sentence 1')
})

test('the focal point is moved by keyboard, and saved with the words', async () => {
  const { user } = await openWizard()
  await screen.findByText('IMG_2')
  const point = await screen.findByRole('slider', { name: 'Focal point' })
  const { x, y } = stored[1]?.focalPoint ?? { x: 0, y: 0 }
  point.focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  await user.type(altText(), 'The kitchen{Control>}{Enter}{/Control}')
  expect(await screen.findByText('IMG_4')).toBeTruthy()
  expect(stored[1]).toMatchObject({
    altText: 'The kitchen',
    focalPoint: { x: Number((x - 0.04).toFixed(2)), y: Number((y - 0.02).toFixed(2)) },
  })
  await user.selectOptions(await screen.findByLabelText('Language'), 'Gujarati (India)')
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
})

test('the names of file and album are a hint, and never the text', async () => {
  stored = stored.map((picture) => ({ ...picture, displayName: 'annakut_2026' }))
  openPanel({}, undefined, {
    search: { ...sampleSearch, pictures: library() },
    around: () => (
      <DescriptionWizard of={{ query: ALL }} album="Diwali" onClose={() => undefined} />
    ),
  })
  expect(await screen.findByText(/file is called “annakut 2026”, its album “Diwali”/)).toBeTruthy()
  expect(altText().value).toBe('')
})

test('a decorative picture is marked, and needs no words', async () => {
  const { user } = await openWizard()
  await user.click(await screen.findByRole('checkbox', { name: /^Decorative image/ }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(stored[1]?.isDecorative).toBe(true))
})

test('the pictures of a block are described from its panel, those without words first', async () => {
  const bare = (key: string, detail: string) => ({
    ...{ key, title: `IMG_${key}`, detail, thumbnail: null },
  })
  const find = async () => [bare('1', 'The murtis'), bare('2', ''), bare('4', '')]
  const fields = { pictures: medias({ label: 'Pictures' }) }
  const search = { ...sampleSearch, pictures: library(), find }
  const { user } = openPanel(fields, { pictures: [1, 4, 2] }, { search })
  await user.click(await screen.findByRole('button', { name: 'Add 2 alt texts' }))
  expect(await screen.findByText('1 of 3')).toBeTruthy()
  const shown = within(screen.getByRole('figure'))
  expect(await shown.findByText('IMG_4')).toBeTruthy()
})
