import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Copy, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './button'
import { Dialog } from './dialog'
import { FieldRow } from './field-row'
import { Menu, MenuItem } from './floating/menu'
import { Popover } from './floating/popover'
import { TooltipRegion } from './floating/tooltip-region'
import { IconButton } from './icon-button'
import { lazyComponent } from './lazy/lazy-component'
import { lazyPart, useLazy } from './lazy/lazy-part'
import { shortcutLabel } from './shortcut-label'
import { Tabs } from './tabs'
import { ToastRegion } from './toast-region'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a button without words is known by its label', () => {
  render(<IconButton label="Undo" icon={<Undo2 />} />)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('a field row ties label, help and message to its control', () => {
  render(
    <FieldRow label="Title" help="Shown at the top" error="Field 'Title' is required" required>
      {(aria) => <input {...aria} />}
    </FieldRow>,
  )
  const control = screen.getByLabelText(/^Title/)
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
  const words = described.map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(["Field 'Title' is required", 'Shown at the top'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test('a dialog takes the focus, closes by Escape and gives the focus back', async () => {
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>New page</Button>
        {open && (
          <Dialog title="A new page" onClose={() => setOpen(false)}>
            <input aria-label="Title" />
          </Dialog>
        )}
      </>
    )
  }
  render(<Opener />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New page' }))
  expect(screen.getByRole('dialog', { name: 'A new page' }).contains(document.activeElement)).toBe(
    true,
  )
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('New page')
})

test('a menu opens and does what is chosen, by keyboard alone', async () => {
  const done = vi.fn()
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem icon={<Copy size={16} />} shortcut="Ctrl+D" onSelect={done}>
        Duplicate
      </MenuItem>
    </Menu>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Duplicate' })
  await waitFor(() => expect(document.activeElement).toBe(item))
  await user.keyboard('{Enter}')
  expect(done).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'))
})

test('a menu closes by Escape and by a second press on its button, and the button has the focus again', async () => {
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
    </Menu>,
  )
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'More' })
  await user.click(button)
  await screen.findByRole('menuitem', { name: 'Duplicate' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.click(button)
  await screen.findByRole('menu')
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a popover closes by Escape, and its button has the focus again', async () => {
  function Steps() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <Popover
        label="History"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>Steps</Button>}
      >
        <input aria-label="Find a step" />
      </Popover>
    )
  }
  render(<Steps />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Steps' })
  await user.click(button)
  const panel = await screen.findByRole('dialog', { name: 'History' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

describe('a tooltip', () => {
  const undo = <IconButton label="Undo" shortcut="Ctrl+Z" icon={<Undo2 />} />

  test('comes to a control that is tabbed to, describes it, and goes by Escape', async () => {
    render(
      <>
        {undo}
        <TooltipRegion />
      </>,
    )
    const user = userEvent.setup()
    await user.tab()
    expect((await screen.findByRole('tooltip')).textContent).toBe('UndoCtrl+Z')
    const button = screen.getByRole('button', { name: 'Undo' })
    const description = button.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe('UndoCtrl+Z')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(button.hasAttribute('aria-describedby')).toBe(false)
  })

  test('comes to a control that the pointer rests on, and goes with it', async () => {
    render(
      <>
        {undo}
        <p>Elsewhere</p>
        <TooltipRegion />
      </>,
    )
    const user = userEvent.setup()
    await user.hover(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('tooltip')).toBeNull()
    await screen.findByRole('tooltip')
    await user.hover(screen.getByText('Elsewhere'))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('comes to a control that a finger holds, which does nothing then', async () => {
    const press = vi.fn()
    render(
      <>
        <IconButton label="Undo" icon={<Undo2 />} onClick={press} />
        <TooltipRegion />
      </>,
    )
    const user = userEvent.setup()
    const target = screen.getByRole('button', { name: 'Undo' })
    await user.pointer({ keys: '[TouchA>]', target })
    expect((await screen.findByRole('tooltip')).textContent).toBe('Undo')
    await user.pointer({ keys: '[/TouchA]', target })
    expect(press).not.toHaveBeenCalled()
    expect(screen.queryByRole('tooltip')).not.toBeNull()
    await user.pointer({ keys: '[TouchA]', target })
    expect(press).toHaveBeenCalledTimes(1)
  })
})

test('a part that couldn’t be fetched is asked for again', async () => {
  let isOffline = true
  const part = lazyPart(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('the part'),
  )
  function Shown() {
    const { part: shown, hasFailed, need } = useLazy(part)
    return <Button onClick={need}>{hasFailed ? 'Try again' : (shown ?? 'Open')}</Button>
  }
  render(<Shown />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  isOffline = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'the part' })).toBeTruthy()
})

test('a component that couldn’t be fetched comes later automatically', async () => {
  let isOffline = true
  const Marks = lazyComponent(
    lazyPart(() =>
      isOffline
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(({ count }: { readonly count: number }) => <p>{count} comments</p>),
    ),
    <p>Loading…</p>,
  )
  vi.useFakeTimers()
  render(<Marks count={3} />)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Loading…')).toBeTruthy()
  isOffline = false
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByText('3 comments')).toBeTruthy()
})

test('a component that has come is there at once', async () => {
  const part = lazyPart(() => Promise.resolve(() => <p>The panel</p>))
  await part.fetch()
  const Panel = lazyComponent(part)
  render(<Panel />)
  expect(screen.getByText('The panel')).toBeTruthy()
})

test('tabs show one view at a time', async () => {
  const tabs = [
    { id: 'blocks', label: 'Blocks', content: 'Fifty blocks' },
    { id: 'outline', label: 'Outline', content: 'The tree' },
  ]
  render(<Tabs label="Left side" tabs={tabs} />)
  expect(screen.getByRole('tabpanel').textContent).toBe('Fifty blocks')
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Outline' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('The tree')
})

describe('a message', () => {
  const toast = { text: 'Deleted “Hero”.', undo: true, count: 1 }

  test('goes away after 8 seconds, but not while the pointer is on it', () => {
    vi.useFakeTimers()
    render(<ToastRegion toast={toast} onUndo={() => undefined} />)
    const message = screen.getByRole('region', { name: 'Deleted “Hero”.' })
    fireEvent.pointerEnter(message)
    act(() => vi.advanceTimersByTime(20_000))
    expect(screen.queryByText('Deleted “Hero”.')).toBeTruthy()
    fireEvent.pointerLeave(message)
    act(() => vi.advanceTimersByTime(7_900))
    expect(screen.queryByText('Deleted “Hero”.')).toBeTruthy()
    act(() => vi.advanceTimersByTime(200))
    expect(screen.queryByText('Deleted “Hero”.')).toBeNull()
  })

  test('takes back what it speaks of', () => {
    const undo = vi.fn()
    render(<ToastRegion toast={toast} onUndo={undo} />)
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Deleted “Hero”.' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Deleted “Hero”.')).toBeNull()
  })

  test('answered, it tells that the focus has lost its place', () => {
    const left = vi.fn()
    render(<ToastRegion toast={toast} onUndo={() => undefined} onLeft={left} />)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(left).toHaveBeenCalledOnce()
  })

  test('is shown again when the same thing happens again', () => {
    const { rerender } = render(<ToastRegion toast={toast} onUndo={() => undefined} />)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Deleted “Hero”.')).toBeNull()
    rerender(<ToastRegion toast={{ ...toast, count: 2 }} onUndo={() => undefined} />)
    expect(screen.queryByText('Deleted “Hero”.')).toBeTruthy()
  })
})

test('shortcuts are printed as the machine names its keys', () => {
  expect(shortcutLabel('Mod+Z', 'Linux x86_64')).toBe('Ctrl+Z')
  expect(shortcutLabel('Mod+Shift+Z', 'MacIntel')).toBe('⌘⇧Z')
})
