import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { toronto } from '#renderer/testing/world'
import type { RawProps } from '#schema/block/block'
import type { PageContent } from '#schema/page/content'
import { layoutRegistry, pageOutlet } from '#schema/page/page-outlet'
import type { SiteLayout } from '#schema/page/site-layout'
import { newBlock, withProp } from '#schema/page/stored-props'
import { duplicate, insertHere, insertNew, moveTo, remove, toggleHidden } from '../store/commands'
import { contentOf } from '../store/edits/edited-page'
import { undo } from '../store/history-commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { RouterProvider } from '../ui/app-link'
import { Canvas } from './canvas'

const HEADER = block('TopNavigation', 'header', { siteName: 'The site itself' })
const LAYOUT: SiteLayout = {
  documentId: 90,
  locationId: 10,
  locationName: 'Toronto',
  content: { format: 1, blocks: [HEADER, newBlock(pageOutlet, 'page'), block('Footer', 'footer')] },
  permission: 'MANAGE',
}
const TEXT = block('Text', 'words', { html: '<p>Our words</p>' })
const PAGE: PageContent = { format: 1, blocks: [TEXT] }

describe('a page on the canvas', () => {
  test('is between the header and the footer of its site, in the order of the public page', async () => {
    open()
    await screen.findByText('The site itself')
    const shown = [...canvas().querySelectorAll('.block')].map((each) =>
      each.getAttribute('data-block-name'),
    )
    expect(shown).toEqual(['TopNavigation', 'Text', 'Footer'])
  })

  test('leads to the editor of the layout', () => {
    open()
    const ways = screen.getAllByRole('link', { name: /^Edit the site’s/ })
    expect(ways.map((way) => way.textContent)).toEqual([
      'Edit the site’s header',
      'Edit the site’s footer',
    ])
    expect(ways[0]?.getAttribute('href')).toBe('/editor/pages/90')
  })

  test('shows no link to a layout that the user may not open', () => {
    open({ layout: { ...LAYOUT, permission: null } })
    expect(screen.queryByRole('link', { name: /^Edit the site/ })).toBeNull()
    expect(screen.getByText('The site’s header')).toBeTruthy()
  })

  test('renders neither header nor footer again when a block is selected, hidden or taken back', async () => {
    const { session } = open()
    await screen.findByText('The site itself')
    const look = vi.spyOn(session.registry, 'get')
    fireEvent.click(screen.getByText('Our words'))
    act(() => toggleHidden(session, ['words']))
    act(() => void undo(session))
    expect(look).toHaveBeenCalledWith('Text')
    expect(look).not.toHaveBeenCalledWith('TopNavigation')
    expect(look).not.toHaveBeenCalledWith('Footer')
  })

  test('keeps the layout apart: a click on it selects nothing, and nothing of it is saved', async () => {
    const { session } = open()
    fireEvent.click(screen.getByText('Our words'))
    expect(session.uiStore.getState().selectedId).toBe('words')
    fireEvent.click(await screen.findByText('The site itself'))
    expect(session.uiStore.getState().selectedId).toBeNull()
    expect(contentOf(session.pageStore.getState().page)).toEqual(PAGE)
  })

  test('says that a part is left out, and shows it again, which can be undone', async () => {
    const { session } = open({}, { ...PAGE, layout: { header: 'none' } })
    expect(canvas().textContent).not.toContain('The site itself')
    await userEvent.click(await screen.findByRole('button', { name: 'Show it' }))
    await screen.findByText('The site itself')
    expect(contentOf(session.pageStore.getState().page)).toEqual(PAGE)
    undo(session)
    expect(contentOf(session.pageStore.getState().page).layout).toEqual({ header: 'none' })
  })

  test('has nothing twice when it brings a header of its own', async () => {
    const own = block('TopNavigation', 'own', { siteName: 'Our own' })
    open({}, { format: 1, blocks: [own, TEXT] })
    expect(canvas().textContent).not.toContain('The site itself')
    expect(await screen.findByText(/^This page has its own header/)).toBeTruthy()
  })

  test('asks before a block replaces the header of the site, and says what that means', async () => {
    const { session } = open()
    const names = () =>
      contentOf(session.pageStore.getState().page)
        .blocks.map(({ name }) => name)
        .join(' ')
    act(() => insertHere(session, 'TopNavigation'))
    const user = userEvent.setup()
    const asked = await screen.findByRole(
      'dialog',
      { name: 'Replace the site’s header on this page?' },
      { timeout: 10_000 },
    )
    expect(asked.textContent).toContain('Other pages keep it.')
    expect(
      within(asked).getByRole('link', { name: 'edit the site’s header' }).getAttribute('href'),
    ).toBe('/editor/pages/90')
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    expect(names()).toBe('Text')
    act(() => insertHere(session, 'TopNavigation'))
    await user.click(await screen.findByRole('button', { name: 'Replace header' }))
    await waitFor(() => expect(names()).toBe('Text TopNavigation'))
    // It has a header of its own now: a second one replaces nothing.
    act(() => insertHere(session, 'TopNavigation'))
    expect(names()).toBe('Text TopNavigation TopNavigation')
  })

  test('lets the header lie over its picture', async () => {
    open({}, { ...PAGE, layout: { header: 'overlay' } })
    await screen.findByText('The site itself')
    expect(canvas().querySelector('header')?.dataset.appearance).toBe('transparent')
  })

  test('without a layout offers to make one, and goes there', async () => {
    const navigate = vi.fn()
    const makeLayout = async () => ({ ok: true, documentId: 91 }) as const
    open({ layout: null, makeLayout }, PAGE, navigate)
    await userEvent.click(await screen.findByRole('button', { name: 'Create them' }))
    expect(navigate).toHaveBeenCalledWith('/editor/pages/91')
  })

  test('says why no layout could be made', async () => {
    const makeLayout = async () => ({ ok: false, message: 'Someone was first.' }) as const
    const { session } = open({ layout: null, makeLayout })
    await userEvent.click(await screen.findByRole('button', { name: 'Create them' }))
    expect(JSON.stringify(session.uiStore.getState())).toContain('Someone was first.')
  })

  test('warns where the layout is not published', async () => {
    open({ layout: { ...LAYOUT, content: null } })
    expect(await screen.findByText(/Visitors don’t see the header and footer yet/)).toBeTruthy()
  })
})

describe('a layout on the canvas', () => {
  const layout = () =>
    open(
      { target: 'layout', layout: null, registry: layoutRegistry(definitions) },
      LAYOUT.content ?? PAGE,
    )
  const names = ({ session }: ReturnType<typeof layout>) =>
    contentOf(session.pageStore.getState().page).blocks.map(({ name }) => name)

  test('shows where pages are', () => {
    layout()
    expect(screen.getByText(/Each page’s content appears here\. Blocks above it are/)).toBeTruthy()
  })

  test('keeps that place: it is not deleted, copied, hidden or put into a block', () => {
    const opened = layout()
    const before = names(opened)
    const { session } = opened
    remove(session, 'page')
    duplicate(session, 'page')
    toggleHidden(session, 'page')
    expect(insertNew(session, 'PageOutlet', { slot: '', index: 0 })).toBeNull()
    expect(names(opened)).toEqual(before)
    insertNew(session, 'Section', { slot: '', index: 0 })
    const [section] = contentOf(session.pageStore.getState().page).blocks
    moveTo(session, 'page', { slot: `${section?.id}\u0000content`, index: 0 })
    expect(names(opened)).toEqual(['Section', ...before])
  })

  test('lets it move, and takes no block that asks for a record', () => {
    const opened = layout()
    moveTo(opened.session, 'page', { slot: '', index: 2 })
    expect(names(opened)).toEqual(['TopNavigation', 'Footer', 'PageOutlet'])
    expect(insertNew(opened.session, 'EventPage', { slot: '', index: 0 })).toBeNull()
  })
})

function open(
  changes: Partial<EditorSession> = {},
  content: PageContent = PAGE,
  navigate: (path: string) => void = () => undefined,
) {
  const made = testSession(content, { registry: definitions, layout: LAYOUT, ...changes })
  const session = { ...made, context: { ...made.context, location: toronto } }
  renderEditor(
    session,
    <RouterProvider value={{ navigate, followLink: () => undefined }}>
      <Canvas />
    </RouterProvider>,
  )
  return { session }
}

function canvas(): HTMLElement {
  const page = screen.getByLabelText('Page canvas').querySelector<HTMLElement>('[data-canvas]')
  if (!page) throw new Error('There is no canvas')
  return page
}

function block(name: string, id: string, props: RawProps = {}) {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  return Object.entries(props).reduce(
    (each, [field, value]) => withProp(definition, each, field, value),
    newBlock(definition, id),
  )
}
