import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toronto } from '#renderer/testing/world'
import { html, richtext } from '#schema/fields'
import { isRoundTripSafe, pastedMarkup, storedMarkup } from '../../../markup/markup-schema'
import { changeField } from '../../../store/change-fields'
import { undo } from '../../../store/history-commands'
import { openPanel } from '../../../testing/open-panel'
import { openText } from '../../../testing/open-text'
// Loaded beforehand, so that no test waits for it.
import './visual-editor'

const fields = { note: richtext({ label: 'Note', required: true, help: 'Parking and so on.' }) }
const source = { text: html({ label: 'Text' }) }

test('formatted text is a text box with its label and help', async () => {
  openPanel(fields, { note: '<p>જય <strong>સ્વામિનારાયણ</strong></p>' })
  const box = await screen.findByRole('textbox', { name: 'Note' })
  expect(box.textContent).toBe('જય સ્વામિનારાયણ')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Parking and so on.',
  )
})

test('a button of the toolbar changes the text, undo brings it back into the box', async () => {
  const { user, stored, session } = openPanel(fields, { note: '<p>Parking</p>' })
  const box = await openText('Note')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Heading')
  expect(stored('note')).toBe('<h2>Parking</h2>')
  act(() => undo(session))
  expect(stored('note')).toBe('<p>Parking</p>')
  await waitFor(() => expect(box.innerHTML).toBe('<p>Parking</p>'))
})

test('a heading right below another is marked as on the page, and stored without the mark', async () => {
  const { user, stored } = openPanel(fields, { note: '<h2>Visit</h2><h3>Parking</h3><p>Here</p>' })
  const box = await openText('Note')
  expect(box.querySelector('h3')?.className).toBe('rich-text-after-heading')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Small heading')
  expect(stored('note')).toBe('<h4>Visit</h4><h3>Parking</h3><p>Here</p>')
  expect(box.querySelector('h4')?.className ?? '').toBe('')
})

test('the toolbar is one stop of the Tab key, with arrow keys inside', async () => {
  const { user } = openPanel(fields)
  await openText('Note')
  const bold = screen.getByRole('button', { name: 'Bold' })
  act(() => bold.focus())
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }))
  await user.keyboard('{Home}{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link' }))
  expect(
    screen
      .getAllByRole('button')
      .filter((each) => each.tabIndex === 0 && each.closest('[role=toolbar]')),
  ).toHaveLength(1)
})

test('a link needs an address that can be followed', async () => {
  const { user, stored } = openPanel(fields, { note: '<p>Parking</p>' })
  await openText('Note')
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await user.type(screen.getByLabelText('Link to'), 'javascript:void 0{Enter}')
  expect(screen.getByText(/This address won’t work for visitors\. Start it with/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Link to'))
  await user.type(screen.getByLabelText('Link to'), '/visit{Enter}')
  await waitFor(() => expect(stored('note')).toContain('<a href="/visit">/visit</a>'))
})

test('marked words are linked by key: to a page that is searched for, or an event', async () => {
  const { user, stored } = openPanel(source, { text: '<p>Parking</p>' })
  const box = await openText('Text')
  act(() => getSelection()?.selectAllChildren(box.querySelector('p') ?? box))
  act(() => void document.dispatchEvent(new Event('selectionchange')))
  fireEvent.keyDown(box, { key: 'k', ctrlKey: true })
  await user.type(await screen.findByLabelText('Link to'), 'dar')
  await user.click((await screen.findAllByRole('option', { name: /Darshan/ }))[0] as HTMLElement)
  await waitFor(() => expect(stored('text')).toMatch(/<a href="\/[^"]+">Parking<\/a>/))
})

test('without marked words the name of the page is written, and linked', async () => {
  const { user, stored } = openPanel(source, { text: '<p>Parking</p>' })
  const box = await openText('Text')
  expect(box.lang).toBe('en-US')
  fireEvent.keyDown(box, { key: 'k', ctrlKey: true })
  await user.type(await screen.findByLabelText('Link to'), 'dar')
  const [found] = await screen.findAllByRole('option', { name: /Darshan/ })
  await user.click(found as HTMLElement)
  await waitFor(() => expect(stored('text')).toMatch(/<a href="\/[^"]+">[^<]*Darshan[^<]*<\/a>/))
})

test('a new table has headings above, and is written from its first cell on', async () => {
  const { user, stored } = openPanel(source, { text: '<p>Times</p>' })
  await openText('Text')
  await user.click(screen.getByRole('button', { name: 'Table' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete column' }))
  const cells = '<tr><th></th></tr><tr><td></td></tr><tr><td></td></tr>'
  // The column with the caret was the first, its row that of the headings.
  expect(stored('text')).toBe(`<table><tbody>${cells}</tbody></table><p>Times</p>`)
  fireEvent.click(screen.getByRole('button', { name: 'Heading row' }))
  expect(stored('text')).not.toContain('<th>')
})

test('a picture of the library is put into the text, and described from there', async () => {
  const known = { ...{ id: '2', altText: '', isDecorative: false, caption: 'At dusk' } }
  const pictures = {
    open: async () => ({ ...known, metadata: { width: 800, height: 600 } }),
    add: () => Promise.reject(new Error('not asked')),
  }
  const { user, stored } = openPanel(
    source,
    { text: '<p>Words</p>' },
    { session: { pictures }, location: toronto },
  )
  fireEvent.pointerDown(await screen.findByRole('textbox', { name: 'Text' }), {
    pointerType: 'touch',
  })
  await user.click(screen.getByRole('button', { name: 'Picture' }))
  await user.click(await screen.findByRole('option', { name: /Darshan/ }))
  await waitFor(() =>
    expect(stored('text')).toContain(
      '<figure><img src="/media/2" width="800" height="600"><figcaption>At dusk</figcaption></figure>',
    ),
  )
  expect(await screen.findByRole('button', { name: 'Add alt text' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete picture' }))
  expect(stored('text')).toBe('<p>Words</p>')
})

test('the formatting is one row: a list of styles with words, and a button each', async () => {
  openPanel(source, { text: '<h3>Parking</h3>' })
  await openText('Text')
  const style = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Style' })
  expect([...style.options].map(({ text }) => text)).toEqual([
    'Text',
    'Heading',
    'Subheading',
    'Small heading',
  ])
  expect(style.selectedOptions[0]?.text).toBe('Subheading')
})

test('a text is shown as it is rendered, also when it changes, until it is focused', async () => {
  const { stored, session } = openPanel(source, { text: '<h2>Times</h2><p>જય</p>' })
  const shown = await screen.findByRole('textbox', { name: 'Text' })
  expect(shown.classList.contains('ProseMirror')).toBe(false)
  expect(screen.getByLabelText('Style').closest('[inert]')).not.toBeNull()
  act(() => changeField(session, 'b1', 'text', '<p>Closed on Monday</p>'))
  expect(shown.textContent).toBe('Closed on Monday')
  const box = await openText('Text')
  expect(box.textContent).toBe('Closed on Monday')
  expect(document.activeElement).toBe(box)
  expect(stored('text')).toBe('<p>Closed on Monday</p>')
})

test('a press with a finger finds the editor where the text was', async () => {
  openPanel(source, { text: '<p>Parking</p>' })
  const shown = await screen.findByRole('textbox', { name: 'Text' })
  fireEvent.pointerDown(shown, { pointerType: 'touch' })
  expect(screen.getByRole('textbox', { name: 'Text' }).classList.contains('ProseMirror')).toBe(true)
})

test('a text that a mouse presses before its editor has come has the focus then', async () => {
  document.elementFromPoint = () => null
  openPanel(source, { text: '<p>Parking</p>' })
  const shown = await screen.findByRole('textbox', { name: 'Text' })
  fireEvent.pointerDown(shown, { pointerType: 'mouse' })
  act(() => shown.focus())
  fireEvent.pointerEnter(shown.closest('.panel-markup') ?? shown, { pointerType: 'mouse' })
  await waitFor(() => expect(document.activeElement?.classList.contains('ProseMirror')).toBe(true))
})

test('a text that may not be changed is read, and never becomes an editor', async () => {
  openPanel(source, { text: '<p>Parking</p>' }, { canEdit: false })
  const shown = await screen.findByRole('textbox', { name: 'Text' })
  act(() => shown.focus())
  fireEvent.pointerDown(shown, { pointerType: 'touch' })
  await act(async () => undefined)
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(shown)
  expect(shown.getAttribute('contenteditable')).toBe('false')
  expect(shown.getAttribute('aria-readonly')).toBe('true')
})

test('Escape leaves the text', async () => {
  openPanel(fields)
  const box = await openText('Note')
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(box.contains(document.activeElement)).toBe(false)
})

test('focus that is asked for before the editor is loaded arrives when it is', async () => {
  const { uiStore } = openPanel(fields)
  act(() => uiStore.focusField('b1'))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' })),
  )
})

test('an example in it is selected when it is led to, also one that is bold in part', async () => {
  const { uiStore } = openPanel(fields, {
    note: '<p>Come on [[day <strong>and</strong> time]] to us</p>',
  })
  act(() => uiStore.focusField('b1', 'note'))
  await screen.findByRole('textbox', { name: 'Note' })
  await waitFor(() => expect(document.getSelection()?.toString()).toBe('[[day and time]]'))
})

const definitionList = '<dl><dt>Gate</dt><dd>South</dd></dl>'

test('what the editor can’t show is shown as it is; its code and a text to edit are a press away', async () => {
  const { user, stored } = openPanel(source, { text: definitionList })
  const group = await screen.findByRole('group', { name: 'Text' })
  expect(group.textContent).toContain('Gate')
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  expect(stored('text')).toBe(definitionList)
  await user.click(screen.getByRole('button', { name: 'Edit HTML' }))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(box.value).toBe(definitionList)
})

test('what the editor can’t show becomes a text to edit, with all its words', async () => {
  const { user, stored } = openPanel(source, { text: definitionList })
  await user.click(await screen.findByRole('button', { name: 'Convert to editable text' }))
  const box = await screen.findByRole('textbox', { name: 'Text' })
  expect(box.getAttribute('contenteditable')).toBe('true')
  expect(stored('text')).toBe('<p>Gate</p><p>South</p>')
})

test('a picture with its caption is edited as one', async () => {
  const figure = '<figure><img src="/media/1" alt=""><figcaption>Gate</figcaption></figure>'
  openPanel(source, { text: figure })
  const box = await openText('Text')
  expect(box.querySelector('figure > img')?.getAttribute('src')).toBe('/media/1')
  expect(box.querySelector('figcaption')?.textContent).toBe('Gate')
})

test('HTML can be written by hand', async () => {
  const { user, stored } = openPanel(source, { text: '<p>One</p>' })
  await screen.findByRole('textbox', { name: 'Text' })
  await user.click(screen.getByRole('button', { name: 'Show the code (HTML)' }))
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.clear(box)
  await user.paste('<p>બે</p>')
  expect(stored('text')).toBe('<p>બે</p>')
  await user.click(screen.getByRole('button', { name: 'Show the code (HTML)' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Text' }).querySelector('p')?.textContent).toBe('બે'),
  )
})

test('a table is edited as one: a row more, stored as plainly as it came', async () => {
  const row = '<tr><td>Morning</td><td>6:30</td></tr>'
  const { stored } = openPanel(source, { text: `<table><tbody>${row}</tbody></table>` })
  const box = await openText('Text')
  act(() => getSelection()?.selectAllChildren(box.querySelector('td p') ?? box))
  act(() => void document.dispatchEvent(new Event('selectionchange')))
  fireEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  expect(stored('text')).toBe(`<table><tbody>${row}<tr><td></td><td></td></tr></tbody></table>`)
  fireEvent.click(screen.getByRole('button', { name: 'Heading row' }))
  expect(stored('text')).toContain('<tr><th>Morning</th><th>6:30</th></tr>')
  fireEvent.click(screen.getByRole('button', { name: 'Delete table' }))
  expect(stored('text')).toBe('')
})

test('pasted text is cleaned', () => {
  const word =
    '<h1 class="MsoTitle" style="color:red">Title</h1><p onclick="x()"><o:p>Text</o:p><script>alert(1)</script></p>'
  expect(pastedMarkup(word)).toBe('<h2>Title</h2><p>Text</p>')
})

test.each([
  '',
  '<h2>Before you come</h2><p>Welcome, <em>all</em>.</p>',
  '<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>',
  '<p><a href="mailto:visits@example.org">Write</a><br>or call</p><hr>',
  '<p>See <img src="/media/1" alt="Gate"></p>',
  '<b>bold</b> and <i>slanted</i>',
  '<table><thead><tr><th scope="col">Day</th><th>સમય</th></tr></thead><tbody><tr><td colspan="2">6:30</td></tr></tbody></table>',
])('%s can be edited without loss', (markup) => {
  expect(isRoundTripSafe(markup)).toBe(true)
})

test.each([
  '<figure><img src="/a"><img src="/b"></figure>',
  '<p lang="gu">જય</p>',
  '<h5>Small</h5>',
  '<sup>2</sup>',
])('%s would lose something', (markup) => {
  expect(isRoundTripSafe(markup)).toBe(false)
})

test('list items are stored without a paragraph each, and nothing as nothing', () => {
  expect(storedMarkup('<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>')).toBe(
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
  )
  expect(storedMarkup('<p></p>')).toBe('')
})
