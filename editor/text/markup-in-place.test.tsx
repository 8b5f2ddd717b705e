import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newBlock } from '#schema/page/stored-props'
import { ROOT } from '#schema/page/tree'
import { Canvas } from '../canvas/canvas'
import { insertNew } from '../store/commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import {
  known,
  sessionWith,
  storedField,
  writeAt,
  writtenMarkup,
  writtenPage,
} from '../testing/write-in-place'
import { markupPart } from './use-markup-part'

let session: EditorSession
beforeAll(async () => void (await markupPart.fetch()))
beforeEach(() => {
  session = writtenPage()
})

test('an empty Text shows where to write, with the caret as soon as it is added', async () => {
  session = sessionWith()
  renderEditor(session, <Canvas />)
  act(() => void insertNew(session, 'Text', { slot: ROOT, index: 0 }))
  const text = await writtenMarkup('Text')
  expect(text.getAttribute('aria-multiline')).toBe('true')
  expect(text.getAttribute('aria-placeholder')).toBe('Write here…')
  await waitFor(() => expect(document.activeElement).toBe(text))
  fireEvent.keyDown(text, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  const block = document.querySelector<HTMLElement>('[data-block-name=Text]')
  expect(block?.dataset.blank).toBe('')
  // Nothing of the line that is there is stored.
  expect(storedField(session, block?.dataset.blockId ?? '', 'html')).toBe('')
  await userEvent.setup().click(block?.querySelector('p') ?? document.body)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' })),
  )
})

test('who may only look, and visitors of a page that is tried out, see nothing of an empty text', () => {
  session = sessionWith(newBlock(known('Text'), 'text', { html: '' }))
  renderEditor(session, <Canvas />)
  act(() => session.uiStore.setInteractive(true))
  expect(document.querySelector('[data-block-name=Text]')?.childElementCount).toBe(0)
  cleanup()
  renderEditor({ ...session, canEdit: false }, <Canvas />)
  expect(document.querySelector('[data-block-name=Text]')?.childElementCount).toBe(0)
})

test('formatted text is written in place too, with the toolbar of the panel; Escape ends it', async () => {
  await writeAt(session, 'words')
  expect(await screen.findByRole('toolbar', { name: 'Formatting' })).toBeTruthy()
  const text = screen.getByRole('textbox', { name: 'Text' })
  await waitFor(() => expect(text.textContent).toBe('Some words'))
  fireEvent.keyDown(text, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Formatting' })).toBeNull())
  expect(storedField(session, 'text', 'html')).toBe('<p>Some <strong>words</strong></p>')
  expect(session.pageStore.getState().past).toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
})

test('what is typed before the editor of formatted text has come is in it then', async () => {
  const resolve = await holdEditor()
  const user = userEvent.setup()
  await writeAt(session, 'words')
  await user.keyboard('Jai ')
  // The press was at the very beginning.
  resolve()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Jai Some words'),
  )
  vi.restoreAllMocks()
})

test('all of it that is selected before the editor has come is what is typed over', async () => {
  const resolve = await holdEditor()
  const user = userEvent.setup()
  await writeAt(session, 'words')
  await user.keyboard('{Control>}a{/Control}Jai')
  resolve()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Jai'))
  vi.restoreAllMocks()
})

test('it is that also where the text is left before', async () => {
  await holdEditor()
  const user = userEvent.setup()
  await writeAt(session, 'words')
  await user.keyboard('{Control>}a{/Control}Jai <3{Escape}')
  expect(writtenText(session)).toBe('<p>Jai &lt;3</p>')
  vi.restoreAllMocks()
})

test('what is typed before the line is cut is kept, and the text goes on in the panel', async () => {
  const fail = await holdEditor('fails')
  const user = userEvent.setup()
  await writeAt(session, 'words')
  await user.keyboard('Jai ')
  await act(async () => fail())
  await waitFor(() =>
    expect(session.uiStore.getState().focusRequest).toMatchObject({ field: 'html' }),
  )
  // Without a layout no position is known: behind all of it.
  expect(writtenText(session)).toBe('<p>Some <strong>wordsJai </strong></p>')
  vi.restoreAllMocks()
})

/** The editor of formatted text is on its way, and comes or fails to when this is called. */
async function holdEditor(end: 'comes' | 'fails' = 'comes'): Promise<() => void> {
  let resolve: () => void = () => undefined
  const arrival = new Promise<void>((done, refuse) => {
    resolve = end === 'comes' ? done : () => refuse(new Error('no connection'))
  })
  const part = await markupPart.fetch()
  vi.spyOn(markupPart, 'now').mockReturnValue(null)
  vi.spyOn(markupPart, 'fetch').mockReturnValue(arrival.then(() => part))
  return () => resolve()
}

/** The page's formatted text. */
function writtenText({ pageStore }: EditorSession): unknown {
  const { blocks } = pageStore.getState().page.tree
  const [id = ''] = [...blocks].find(([, { name }]) => name === 'Text') ?? []
  return storedField(session, id, 'html')
}

test('a table that is pasted before the editor of formatted text has come is a table', async () => {
  session = sessionWith()
  renderEditor(session, <Canvas />)
  act(() => void insertNew(session, 'Text', { slot: ROOT, index: 0 }))
  // jsdom has none.
  vi.stubGlobal('ClipboardEvent', Event)
  const waiting = screen.getByRole('textbox', { name: 'Text' })
  expect(waiting.tagName).toBe('TEXTAREA')
  const table = '<table><tbody><tr><td>Sunday</td><td>7:00</td></tr></tbody></table>'
  fireEvent.paste(waiting, { clipboardData: { getData: () => table } })
  const text = await writtenMarkup('Text')
  await waitFor(() => expect(text.querySelectorAll('td')).toHaveLength(2))
  vi.unstubAllGlobals()
})

test('a slash typed before the editor of formatted text has come opens the inserter', async () => {
  session = sessionWith()
  renderEditor(session, <Canvas />)
  act(() => void insertNew(session, 'Text', { slot: ROOT, index: 0 }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: '/' } })
  await waitFor(() => expect(session.uiStore.getState().insertingAt).not.toBeNull())
})
