import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boolean, number, richtext, select, string } from '#schema/fields'
import { changeField } from '../store/change-fields'
import { redo, undo } from '../store/history-commands'
import { openPage, openPanel } from '../testing/open-panel'

const hero = {
  title: string({ label: 'Title', required: true, max: 20, help: 'Shown large.' }),
  intro: string({ label: 'Intro', multiline: true }),
  wide: boolean({ label: 'Full width' }),
  count: number({ label: 'Count', min: 1, max: 9 }),
  layout: select({ label: 'Layout', options: { LEFT: 'Left', RIGHT: 'Right' }, default: 'LEFT' }),
}

test('what is typed is stored at once, as one step of the history', async () => {
  const { user, form, stored, steps } = openPanel(hero)
  await user.type(form().getByLabelText('Title'), 'Welcome')
  expect(stored('title')).toBe('Welcome')
  await user.tab()
  await user.type(form().getByLabelText('Intro'), 'જય શ્રી{Enter}સ્વામિનારાયણ')
  expect(stored('intro')).toBe('જય શ્રી\nસ્વામિનારાયણ')
  expect(steps()).toEqual(['Edited “Title” in “Sample block”', 'Edited “Intro” in “Welcome”'])
})

test('a pause in typing ends the step', () => {
  vi.useFakeTimers()
  const { form, steps } = openPanel(hero)
  fireEvent.change(form().getByLabelText('Title'), { target: { value: 'One' } })
  vi.advanceTimersByTime(900)
  fireEvent.change(form().getByLabelText('Title'), { target: { value: 'One two' } })
  vi.advanceTimersByTime(1000)
  fireEvent.change(form().getByLabelText('Title'), { target: { value: 'One two three' } })
  expect(steps()).toEqual(['Edited “Title” in “Sample block”', 'Edited “Title” in “One two”'])
})

test('each switch and choice is a step of its own', async () => {
  const { user, form, stored, steps } = openPanel(hero)
  await user.click(form().getByLabelText('Full width'))
  await user.click(form().getByLabelText('Full width'))
  await user.selectOptions(form().getByLabelText('Layout'), 'Right')
  expect(stored('wide')).toBe(false)
  expect(stored('layout')).toBe('RIGHT')
  expect(steps().map((step) => step.replace(' in “Sample block”', ''))).toEqual([
    'Edited “Full width”',
    'Edited “Full width”',
    'Edited “Layout”',
  ])
})

test('undo and redo flow back into the field, which keeps the focus', async () => {
  const { user, form, session } = openPanel(hero)
  const title = form().getByLabelText<HTMLInputElement>('Title')
  await user.type(title, 'Welcome')
  act(() => undo(session))
  expect(title.value).toBe('')
  expect(document.activeElement).toBe(title)
  act(() => redo(session))
  expect(title.value).toBe('Welcome')
})

test("messages are the registry's own and belong to their control", async () => {
  const { user, form } = openPanel(hero)
  const title = form().getByLabelText('Title')
  await user.type(title, 'A title of far too many letters')
  await waitFor(() => expect(messagesOf(title)).toContain('must be at most 20 characters'))
  expect(title.getAttribute('aria-invalid')).toBe('true')
  await user.clear(title)
  await user.tab()
  await waitFor(() => expect(messagesOf(title)).toContain("Field 'Title' is required"))
})

test('a required field says nothing before it was visited, or asked for', async () => {
  const { form, uiStore } = openPanel(hero)
  await settled()
  expect(screen.queryByText("Field 'Title' is required")).toBeNull()
  act(() => uiStore.focusField('b1', 'title'))
  expect(document.activeElement).toBe(form().getByLabelText('Title'))
  expect(screen.getByText("Field 'Title' is required")).toBeTruthy()
})

test('a value that breaks a rule is marked when the block is opened', async () => {
  openPanel(hero, { title: 'A title of far too many letters', count: 12 })
  expect(await screen.findByText('must be at most 20 characters')).toBeTruthy()
  expect(screen.getByText('must be at most 9')).toBeTruthy()
})

test('a number is stored as a number, a comma is a point, and what is no number stays out of the page', async () => {
  const { user, form, stored } = openPanel(hero, { count: 3 })
  const count = form().getByLabelText<HTMLInputElement>('Count')
  await user.clear(count)
  expect(stored('count')).toBeNull()
  await user.type(count, '2,5')
  expect(stored('count')).toBe(2.5)
  expect(count.value).toBe('2,5')
  await user.type(count, 'x')
  expect(
    await screen.findByText("Field 'Count' expected type 'number' but got 'string'"),
  ).toBeTruthy()
  expect(count.value).toBe('2,5x')
  expect(stored('count')).toBe(2.5)
  await user.type(count, '{Backspace}')
  await waitFor(() => expect(screen.queryByText(/expected type/)).toBeNull())
  await user.type(count, '{ArrowUp}')
  expect(stored('count')).toBe(3.5)
})

test('stored values of a wrong type are shown with their message, and kept until another is entered', async () => {
  const { user, form, stored } = openPanel(hero, {
    title: 42,
    wide: 'yes',
    count: 'many',
    layout: 'MIDDLE',
  })
  const title = form().getByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('42')
  expect(
    await screen.findByText("Field 'Title' expected type 'string' but got 'number'"),
  ).toBeTruthy()
  expect(
    screen.getByText("Field 'Full width' expected type 'boolean' but got 'string'"),
  ).toBeTruthy()
  expect(screen.getByText("Field 'Count' expected type 'number' but got 'string'")).toBeTruthy()
  expect(screen.getByText('must be one of: LEFT, RIGHT')).toBeTruthy()
  expect(screen.getByText('"yes"')).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>('Count').value).toBe('many')
  expect(stored('wide')).toBe('yes')
  await user.click(form().getByLabelText('Full width'))
  expect(stored('wide')).toBe(true)
  expect(stored('title')).toBe(42)
})

test('a field goes back to its default', async () => {
  const { user, form, stored } = openPanel(hero)
  await user.selectOptions(form().getByLabelText('Layout'), 'Right')
  await user.click(form().getByRole('button', { name: 'Reset to default' }))
  expect(stored('layout')).toBe('LEFT')
  expect(document.activeElement).toBe(form().getByLabelText('Layout'))
})

test('the length is counted as its limit comes near', async () => {
  const { user, form } = openPanel(hero)
  await user.type(form().getByLabelText('Title'), 'Sixteen letters.')
  expect(screen.queryByText(/of 20 characters/)).toBeNull()
  await user.type(form().getByLabelText('Title'), '!')
  expect(screen.getByText('17 of 20 characters')).toBeTruthy()
})

test('formatted text is counted and limited with its formatting, and says so beside the field', async () => {
  const { session } = openPanel({ answer: richtext({ label: 'Answer', max: 20 }) })
  await screen.findByRole('textbox', { name: 'Answer' })
  act(() => changeField(session, 'b1', 'answer', '<p>Come on Sunday</p>'))
  expect(screen.getByText('21 of 20 characters, formatting included')).toBeTruthy()
  expect(await screen.findByText('must be at most 20 characters, formatting included')).toBeTruthy()
  const answer = screen.getByRole('textbox', { name: 'Answer' })
  await waitFor(() =>
    expect(messagesOf(answer)).toContain('21 of 20 characters, formatting included'),
  )
})

test('a key press renders one field', async () => {
  const { user, form, renders } = openPanel(hero)
  const title = form().getByLabelText('Title')
  await user.type(title, 'A')
  await settled()
  const before = renders()
  await user.type(title, 'b')
  await settled()
  // The control itself; and for a new message or a reset button the field around it.
  expect(renders() - before).toBe(1)
})

test('a very long text is taken as it is', async () => {
  const { user, form, stored } = openPanel(hero)
  const long = 'અક્ષર '.repeat(40_000)
  await user.click(form().getByLabelText('Intro'))
  await user.paste(long)
  expect(stored('intro')).toBe(long)
})

test('without a selection the page itself is edited', async () => {
  const { user, uiStore, pageStore } = openPanel(hero)
  act(() => uiStore.select(null))
  expect(screen.getByRole('form', { name: 'Page settings' })).toBeTruthy()
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'Mulakat')
  await user.type(screen.getByLabelText('Address'), '/Parking lot')
  expect(pageStore.getState().page.settings.title).toBe('Mulakat')
  expect(await screen.findByText('does not match required pattern')).toBeTruthy()
  expect(pageStore.getState().past).toHaveLength(2)
})

test('an unknown block is named, shown and left alone', () => {
  const block = {
    id: 'x',
    name: 'Oldie',
    fields: [{ id: 'f', type: 'dial', name: 'angle', value: { deg: 9 } }],
  }
  const { saved } = openPage({ format: 1, blocks: [block] }, [])
  expect(screen.getByText("Component 'Oldie' not found in registry")).toBeTruthy()
  expect(screen.getByText(/"deg": 9/)).toBeTruthy()
  expect(saved().blocks).toEqual([block])
})

test('an example that is led to is selected, so that what is typed replaces it', async () => {
  const values = { title: 'On [[day]] at [[time]]', intro: '[[Everything about it]]' }
  const { user, stored, uiStore } = openPanel(hero, values)
  await act(async () => uiStore.focusField('b1', 'title'))
  await user.keyboard('Sunday')
  expect(stored('title')).toBe('On Sunday at [[time]]')
  await act(async () => uiStore.focusField('b1', 'title'))
  await user.keyboard('noon')
  expect(stored('title')).toBe('On Sunday at noon')
  await act(async () => uiStore.focusField('b1', 'intro'))
  await user.keyboard('બધું')
  expect(stored('intro')).toBe('બધું')
})

test('a block without fields says so', () => {
  openPanel({})
  expect(screen.getByText('This block has no settings')).toBeTruthy()
})

test('the header is one line with what the block is for behind an icon, and its name comes last', async () => {
  const { user, form } = openPanel(hero)
  const controls = [...document.querySelectorAll('input, textarea, select')]
  expect(controls[0]).toBe(form().getByLabelText('Title'))
  const name = form().getByLabelText('Name in the navigation')
  expect(controls.at(-1)).toBe(name)
  expect(name.closest('details')?.open).toBe(false)
  const heading = form().getByRole('heading', { name: 'Sample block' })
  expect(heading.parentElement?.textContent).toBe('Page›Sample block')
  const words = form().getByText('A block with fields.')
  expect(words.hidden).toBe(true)
  await user.click(form().getByRole('button', { description: 'Sample block' }))
  expect(words.hidden).toBe(false)
})

test('help of one line is below its field, longer help is opened by an icon', async () => {
  const long = 'Only pages of this location can be chosen here, and only those that are published.'
  const { user, form } = openPanel({ ...hero, more: string({ label: 'More', help: long }) })
  expect(form().getByText('Shown large.').hidden).toBe(false)
  const words = form().getByText(long)
  expect(words.hidden).toBe(true)
  // A screen reader reads it with the field either way.
  expect(form().getByLabelText('More').getAttribute('aria-describedby')).toBe(words.id)
  const icon = form().getByRole('button', { description: 'More' })
  expect(icon.getAttribute('aria-expanded')).toBe('false')
  await user.click(icon)
  expect(words.hidden).toBe(false)
  expect(icon.getAttribute('aria-expanded')).toBe('true')
  await user.click(icon)
  expect(words.hidden).toBe(true)
})

test('the block gets a name for the navigation', async () => {
  const { user, form, saved, steps } = openPanel(hero)
  await user.type(form().getByLabelText('Name in the navigation'), 'દર્શન')
  expect(saved().blocks[0]?.displayName).toBe('દર્શન')
  expect(steps()).toHaveLength(1)
})

function messagesOf(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.flatMap((id) => {
    const words = document.getElementById(id)
    return [words?.textContent, ...[...(words?.children ?? [])].map((each) => each.textContent)]
  })
}

/** The check answers after the key press; nothing else is awaited. */
async function settled(): Promise<void> {
  await act(async () => {
    await Promise.resolve()
  })
}
