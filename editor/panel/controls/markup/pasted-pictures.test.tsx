import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { html } from '#schema/fields'
import { undo } from '../../../store/history-commands'
import type { PictureLibrary } from '../../../store/picture-library'
import { openPanel } from '../../../testing/open-panel'
import { openText } from '../../../testing/open-text'
// Loaded beforehand, so that no test waits for it.
import './visual-editor'

const source = { text: html({ label: 'Text' }) }
const PNG = 'data:image/png;base64,iVBORw0KGgo='
const METADATA = { width: 640, height: 480 }

test('a pasted picture is in the text once it is in the library, with its words and its caption, and can be undone', async () => {
  const { stored, session, settle } = open('')
  await pasteInto(
    `<p>Some words</p><figure><img src="${PNG}" alt="A lamp"><figcaption>Lit</figcaption></figure><p>and more</p>`,
  )
  // Nothing that visitors could not see is stored meanwhile.
  expect(stored('text')).toBe('<p>Some words</p><p>and more</p>')
  expect(screen.getByText('Adding A lamp…')).toBeTruthy()
  await settle()
  const figure =
    '<figure><img src="/media/12" alt="A lamp" width="640" height="480"><figcaption>Lit</figcaption></figure>'
  await waitFor(() => expect(stored('text')).toBe(`<p>Some words</p>${figure}<p>and more</p>`))
  expect(screen.queryByText(/Adding/)).toBeNull()
  expect(session.uiStore.getState().toast?.text).toBe('Added 1 picture.')
  act(() => undo(session))
  expect(stored('text') ?? '').not.toContain('<img')
})

test('a screenshot becomes a picture; without a description the checks ask for one', async () => {
  const { stored, settle } = open('')
  await pasteInto('', [new File(['x'], 'image.png', { type: 'image/png' })])
  await settle()
  await waitFor(() =>
    expect(stored('text')).toBe('<figure><img src="/media/12" width="640" height="480"></figure>'),
  )
})

test('a picture that can’t be had is named with what to do, and the rest comes', async () => {
  const { stored, session, settle } = open('')
  await pasteInto(
    `<p>One</p><p><img src="file:///C:/Temp/image001.png"></p><p><img src="https://gone.example/b.png"></p><p><img src="https://here.example/c.png"></p>`,
  )
  await settle()
  await waitFor(() => expect(stored('text')).toContain('/media/12'))
  expect(stored('text')).not.toMatch(/file:|https:|\/pasted/)
  expect(session.uiStore.getState().toast?.text).toBe(
    'Added 1 picture. “image001.png” and 1 more couldn’t be pasted. The picture exists only on the device it was copied from. Copy only the picture and paste it here, or upload it with the Picture button.',
  )
})

test('a picture that is deleted while it is coming does not come', async () => {
  const { stored, session, settle } = open('<p>Kept</p>')
  await pasteInto(`<p>x</p><img src="${PNG}">`)
  act(() => undo(session))
  await settle()
  await waitFor(() => expect(session.uiStore.getState().toast?.text).toBe('Added 1 picture.'))
  expect(stored('text')).toBe('<p>Kept</p>')
})

test('what is written while a picture is coming stays, and the picture comes where it was pasted', async () => {
  const { stored, settle } = open('<p>End</p>')
  await pasteInto(`<img src="${PNG}" alt="A lamp"><p>Below</p>`)
  const box = await screen.findByRole('textbox', { name: 'Text' })
  expect(box.textContent).toContain('Below')
  await pasteInto('<p>Later</p>')
  await settle()
  await waitFor(() => expect(stored('text')).toMatch(/<figure>.*<\/figure>.*BelowLater/))
})

function open(text: string) {
  const waiting: (() => void)[] = []
  const pictures: PictureLibrary = {
    add: (picture, { altText }) =>
      new Promise((resolve, reject) => {
        const item = { id: '12', altText, isDecorative: false, caption: '', metadata: METADATA }
        const isGone = picture.kind === 'address' && picture.address.includes('gone')
        waiting.push(() => (isGone ? reject(new Error('it is gone')) : resolve(item)))
      }),
    open: async () => null,
  }
  const opened = openPanel(source, text === '' ? {} : { text }, { session: { pictures } })
  return {
    ...opened,
    async settle() {
      await act(async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          next()
          await Promise.resolve()
          await new Promise((resolve) => setTimeout(resolve))
        }
      })
    },
  }
}

async function pasteInto(markup: string, files: readonly File[] = []): Promise<void> {
  const box = await openText('Text')
  const clipboardData = {
    files,
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? markup : ''),
  }
  const event = createEvent.paste(box, { clipboardData })
  act(() => void fireEvent(box, event))
}
