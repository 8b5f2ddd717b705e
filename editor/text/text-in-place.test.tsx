import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { eventOf, sourceWith, toronto } from '#renderer/testing/world'
import type { AnyBlock } from '#schema/block/block'
import type { PageContent } from '#schema/page/content'
import { newBlock, rawProps } from '#schema/page/stored-props'
import { blockOf, childrenOf, ROOT } from '#schema/page/tree'
import { Canvas } from '../canvas/canvas'
import { insertNew, undo } from '../store/commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
// Fetched when first asked for; a busy machine takes longer for it than a test waits.
import './record-note'
import { markupPart } from './load-markup'

const hero = { title: 'Welcome', subtitle: 'Come in', pretitle: '', intro: '' }
const page: PageContent = {
  format: 1,
  blocks: [
    newBlock(known('Hero'), 'hero', hero),
    newBlock(known('Text'), 'text', { html: '<p>Some <strong>words</strong></p>' }),
    { ...newBlock(known('Hero'), 'fast', { ...hero, title: 'Held', subtitle: '' }), locked: true },
  ],
}

let session: EditorSession
beforeAll(async () => void (await markupPart.fetch()))
beforeEach(() => {
  session = testSession(page, { registry: definitions })
})

test('a text is written where it stands: stored as it is typed, one step of the history', async () => {
  const title = await open('Welcome')
  expect(document.activeElement).toBe(title)
  expect(title.getAttribute('aria-label')).toBe('Title')
  type(title, 'Welco')
  type(title, 'સ્વાગત')
  expect(stored('hero', 'title')).toBe('સ્વાગત')
  fireEvent.keyDown(title, { key: 'Enter' })
  expect(screen.getByText('સ્વાગત').isContentEditable).toBeFalsy()
  expect(screen.getByText('સ્વાગત').getAttribute('role')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  expect(session.pageStore.getState().past).toHaveLength(1)
  act(() => undo(session))
  expect(screen.getByText('Welcome')).toBeTruthy()
})

test('Escape gives the focus back to the block, and what was written stays', async () => {
  const title = await open('Welcome')
  type(title, 'Something else')
  fireEvent.keyDown(title, { key: 'Escape' })
  expect(stored('hero', 'title')).toBe('Something else')
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  expect(session.uiStore.getState().selectedId).toBe('hero')
  expect(session.pageStore.getState().past).toHaveLength(1)
})

test('the caret stands behind the text when writing begins by key; an example is selected whole', async () => {
  renderEditor(session, <Canvas />)
  await screen.findByText('Welcome')
  act(() => session.uiStore.select('hero'))
  fireEvent.keyDown(screen.getByLabelText('Page canvas'), { key: 'Enter' })
  expect(getSelection()?.toString()).toBe('')
  expect(getSelection()?.focusOffset).toBe('Welcome'.length)
  cleanup()
  session = testSession(
    {
      format: 1,
      blocks: [newBlock(known('Hero'), 'a', { ...hero, title: 'Join us on [[day and date]]' })],
    },
    { registry: definitions },
  )
  await open('Join us on [[day and date]]')
  expect(getSelection()?.toString()).toBe('[[day and date]]')
})

test('Enter in a heading goes on to the text of the block, and from the last starts a text below', async () => {
  const title = await open('Welcome')
  fireEvent.keyDown(title, { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Come in')))
  cleanup()
  session = testSession(
    { format: 1, blocks: [newBlock(known('Hero'), 'alone', { ...hero, subtitle: '' })] },
    { registry: definitions },
  )
  fireEvent.keyDown(await open('Welcome'), { key: 'Enter' })
  const text = await screen.findByRole('textbox', { name: 'Text' })
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(order()).toBe('Hero Text')
  // Left without a word, it goes again.
  fireEvent.keyDown(text, { key: 'Escape' })
  expect(order()).toBe('Hero')
  expect(session.uiStore.getState().selectedId).toBe('alone')
})

test('Enter in the middle of a heading only ends writing', async () => {
  const title = await open('Welcome')
  getSelection()?.collapse(title.firstChild, 3)
  fireEvent.keyDown(title, { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  expect(order()).toBe('Hero Text Hero')
})

test('keys of an input method are left to it: Enter and Escape choose a letter there', async () => {
  const title = await open('Welcome')
  for (const key of ['Enter', 'Escape', 'Tab']) {
    fireEvent.keyDown(title, { key, isComposing: true })
    fireEvent.keyDown(title, { key, keyCode: 229 })
  }
  expect(document.activeElement).toBe(title)
})

test('a letter on the canvas switches no mode on', async () => {
  renderEditor(session, <Canvas />)
  await screen.findByText('Welcome')
  act(() => session.uiStore.select('hero'))
  const canvas = screen.getByLabelText('Page canvas')
  for (const key of 'abcdefghijklmnopqrstuvwxyzIPT') fireEvent.keyDown(canvas, { key })
  expect(session.uiStore.getState()).toMatchObject({
    isInteractive: false,
    insertingAt: null,
    overlay: null,
    selectedId: 'hero',
  })
  expect(order()).toBe('Hero Text Hero')
})

test('Tab goes on to the next text of the block, and keeps the first', async () => {
  const title = await open('Welcome')
  type(title, 'Jai')
  fireEvent.keyDown(title, { key: 'Tab' })
  const subtitle = screen.getByText('Come in')
  await waitFor(() => expect(document.activeElement).toBe(subtitle))
  type(subtitle, 'Everybody')
  fireEvent.keyDown(subtitle, { key: 'Tab', shiftKey: true })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Jai')))
  expect([stored('hero', 'title'), stored('hero', 'subtitle')]).toEqual(['Jai', 'Everybody'])
  expect(screen.getByText('Everybody')).toBeTruthy()
})

test('Enter on the canvas writes the first text of the selected block', async () => {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  await screen.findByText('Welcome')
  act(() => screen.getByLabelText('Page canvas').focus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Welcome')))
})

test('pasted lines become one line of plain text', async () => {
  const title = await open('Welcome')
  getSelection()?.selectAllChildren(title)
  fireEvent.paste(title, {
    clipboardData: {
      getData: (type: string) => (type === 'text/plain' ? ' One\n\n two ' : '<b>x</b>'),
    },
  })
  expect(stored('hero', 'title')).toBe('One two')
})

test('letters that are still being composed are not stored', async () => {
  const title = await open('Welcome')
  title.textContent = 'સ્'
  fireEvent(title, new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(stored('hero', 'title')).toBe('Welcome')
  fireEvent.compositionEnd(title)
  expect(stored('hero', 'title')).toBe('સ્')
})

test('an empty Text shows where to write, with the caret as soon as it is added', async () => {
  session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  renderEditor(session, <Canvas />)
  act(() => void insertNew(session, 'Text', { slot: ROOT, index: 0 }))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  expect(text.getAttribute('aria-multiline')).toBe('true')
  expect(text.getAttribute('aria-placeholder')).toBe('Write here…')
  await waitFor(() => expect(document.activeElement).toBe(text))
  fireEvent.keyDown(text, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  const block = document.querySelector<HTMLElement>('[data-block-name=Text]')
  expect(block?.dataset.blank).toBe('')
  // Nothing of the line that stands there is stored.
  expect(stored(block?.dataset.blockId ?? '', 'html')).toBe('')
  await userEvent.setup().click(block?.querySelector('p') ?? document.body)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' })),
  )
})

test('who may only look, and visitors of a page that is tried out, see nothing of an empty text', () => {
  session = testSession(
    { format: 1, blocks: [newBlock(known('Text'), 'text', { html: '' })] },
    { registry: definitions },
  )
  renderEditor(session, <Canvas />)
  act(() => session.uiStore.setInteractive(true))
  expect(document.querySelector('[data-block-name=Text]')?.childElementCount).toBe(0)
  cleanup()
  renderEditor({ ...session, canEdit: false }, <Canvas />)
  expect(document.querySelector('[data-block-name=Text]')?.childElementCount).toBe(0)
})

test('formatted text is written in place too, with the toolbar of the panel; Escape ends it', async () => {
  await open('words')
  const text = await screen.findByRole('textbox', { name: 'Text' })
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeTruthy()
  await waitFor(() => expect(text.textContent).toBe('Some words'))
  fireEvent.keyDown(text, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Formatting' })).toBeNull())
  expect(stored('text', 'html')).toBe('<p>Some <strong>words</strong></p>')
  expect(session.pageStore.getState().past).toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
})

test('what is typed before the editor of formatted text has come is in it then', async () => {
  let resolve: () => void = () => undefined
  const arrival = new Promise<void>((done) => {
    resolve = done
  })
  const part = await markupPart.fetch()
  vi.spyOn(markupPart, 'now').mockReturnValue(null)
  vi.spyOn(markupPart, 'fetch').mockReturnValue(arrival.then(() => part))
  const user = userEvent.setup()
  await open('words')
  await user.keyboard('Jai ')
  // The press was at the very beginning.
  resolve()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Jai Some words'),
  )
  vi.restoreAllMocks()
})

test('a locked block, and who may only look, write nothing', async () => {
  const held = await open('Held')
  expect(held.hasAttribute('contenteditable')).toBe(false)
  cleanup()
  session = { ...session, canEdit: false }
  const title = await open('Welcome')
  expect(title.hasAttribute('contenteditable')).toBe(false)
})

test('a text that is kept with the location says so where it stands, and can be turned into one of its own', async () => {
  openPlace()
  const title = await open('New Delhi')
  expect(title.isContentEditable).toBeFalsy()
  const note = within(await screen.findByRole('dialog', { name: 'Comes from a record' }))
  expect(note.getByText(/^This text comes from the location/)).toBeTruthy()
  expect(session.uiStore.getState().selectedId).toBe('place')
  expect(stored('place', 'title')).toBe('')
  await userEvent.setup().click(note.getByRole('button', { name: 'Write texts of its own' }))
  expect(stored('place', 'shouldUseLocation')).toBe(false)
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('place')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => undo(session))
  expect(stored('place', 'shouldUseLocation')).toBe(true)
})

test('Escape leaves the note for the canvas; who may only look is offered no change', async () => {
  openPlace()
  session = { ...session, canEdit: false }
  await open('New Delhi')
  // Nothing is to be written by them in the first place.
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  openPlace()
  await open('New Delhi')
  await screen.findByRole('dialog', { name: 'Comes from a record' })
  await userEvent.setup().keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
})

test('a text of a list says what it is one of', async () => {
  const list = newBlock(known('EventsPromo'), 'next', {})
  const source = sourceWith({ events: async () => [eventOf(7, { title: 'દિવાળી' })] })
  session = testSession(
    { format: 1, blocks: [list] },
    { registry: definitions, source, context: { ...session.context, location: toronto } },
  )
  await open('દિવાળી')
  const note = within(await screen.findByRole('dialog', { name: 'Comes from a record' }))
  expect(note.getByText('This text is one of the events shown here.')).toBeTruthy()
  await userEvent.setup().click(note.getByRole('button', { name: 'Show in the settings' }))
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('next')
})

function openPlace(): void {
  const hero = newBlock(known('Hero'), 'place', { shouldUseLocation: true, title: '' })
  const location = { ...session.context.location, introSubtitle: 'Jai Swaminarayan', introText: '' }
  session = testSession(
    { format: 1, blocks: [hero] },
    { registry: definitions, context: { ...session.context, location } },
  )
}

async function open(words: string): Promise<HTMLElement> {
  renderEditor(session, <Canvas />)
  const element = await screen.findByText(words)
  await userEvent.setup().dblClick(element)
  return element
}

function order(): string {
  const { tree } = session.pageStore.getState().page
  return childrenOf(tree, ROOT)
    .map((id) => blockOf(tree, id).name)
    .join(' ')
}

function type(element: HTMLElement, words: string): void {
  element.textContent = words
  fireEvent.input(element)
}

function stored(id: string, name: string): unknown {
  return rawProps(blockOf(session.pageStore.getState().page.tree, id))[name]
}

function known(name: string): AnyBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`The registry has no ${name}`)
  return definition
}
