import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { newLayout, type SiteLayout } from '#schema/page/site-layout'
import { newBlock } from '#schema/page/stored-props'
import { summaryOf } from '../store/block-labels'
import { changeField } from '../store/change-fields'
import { rename, toggleHidden } from '../store/commands'
import { chooseLayout } from '../store/layout-commands'
import type { EditorSession } from '../store/session'
import { lineOf, openOutline, row, rowLevels, rowNames } from '../testing/open-outline'
import { testSession } from '../testing/open-session'
import { block } from '../testing/three-blocks'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d[]] xe')
  rename(session, 'a', 'Welcome')
})

test('the outline lists every block with its kind, its depth and what is the matter with it', () => {
  toggleHidden(session, 'b')
  changeField(session, 'c', 'text', '')
  openOutline(session)
  expect(rowNames()).toEqual([
    'Welcome, Note',
    'Box, hidden, 1 problem inside this block',
    "Note, Field 'Text' is required",
    'Box',
    "Gone, Component 'Gone' not found in registry",
  ])
  expect(rowLevels()).toEqual(['1', '1', '2', '2', '1'])
})

test('the menu of a row does the same', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.click(within(row(/Welcome/)).getByRole('button', { name: 'More actions for Welcome' }))
  await user.click(await screen.findByRole('menuitem', { name: /Move down/ }))
  expect(lineOf(session)).toBe('b[c d[]] a xe')
  expect(session.uiStore.getState().selectedId).toBe('a')
})

test('selecting elsewhere moves its mark and leaves the focus where it is', () => {
  openOutline(session)
  act(() => session.uiStore.select('c'))
  expect(row('Words, Note').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(document.body)
})

test('each row tells its position among its siblings', () => {
  openOutline(session)
  const where = screen
    .getAllByRole('treeitem')
    .map((each) => `${each.getAttribute('aria-posinset')}/${each.getAttribute('aria-setsize')}`)
  expect(where).toEqual(['1/3', '2/3', '1/2', '2/2', '3/3'])
  expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true')
})

test('a row hides and locks its block', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.click(screen.getByRole('button', { name: 'Hide Welcome from visitors' }))
  await user.click(screen.getByRole('button', { name: 'Lock Welcome' }))
  expect(rowNames()[0]).toBe('Welcome, Note, hidden, locked')
  await user.keyboard('{F2}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unlock Welcome' }))
  expect(rowNames()[0]).toBe('Welcome, Note, hidden')
})

test('a branch counts the problems of all it holds', () => {
  changeField(session, 'c', 'text', '')
  openOutline(session)
  expect(rowNames()[1]).toBe('Box, 1 problem inside this block')
  expect(row(/1 problem inside this block/).textContent).toContain('1')
})

test('a row is called by what visitors read in its block first, as it is typed', () => {
  openOutline(session)
  expect(rowNames()[2]).toBe('Words, Note')
  act(() =>
    changeField(
      session,
      'c',
      'text',
      '[[Lamps]] are lit at seven, every evening of the year, and out at ten',
    ),
  )
  expect(rowNames()[2]).toBe('Lamps are lit at seven, every evening of the year, and out, Note')
})

test('formatted text, titles and items of lists say which block it is', () => {
  const first = (name: string, props: Readonly<Record<string, unknown>>) =>
    summaryOf(newBlock(block(name), 'one', props), definitions)
  expect(first('Text', { html: '<h2>Puja&nbsp;times</h2><p>At seven</p>' })).toBe(
    'Puja times At seven',
  )
  expect(first('Hero', { eyebrow: 'Welcome', title: 'The temple' })).toBe('The temple')
  expect(first('CardList', { items: [{ title: 'First card' }] })).toBe('First card')
  expect(first('Text', { html: '' })).toBe('')
})

describe('what is around the page', () => {
  const content = newLayout(definitions)
  const layout: SiteLayout = {
    documentId: 90,
    locationId: 10,
    locationName: 'Toronto',
    content,
    permission: 'MANAGE',
  }
  const parts = () => screen.queryAllByRole('region').map((part) => part.textContent)

  test('is listed before and after the blocks, with the way to where it is edited', () => {
    session = testSession('a', { layout })
    openOutline(session)
    expect(parts()).toEqual(['HeaderEdit the site’s header', 'FooterEdit the site’s footer'])
    const way = screen.getByRole('link', { name: 'Edit the site’s header' })
    expect(way.getAttribute('href')).toBe('/editor/pages/90')
    expect(rowNames()).toHaveLength(1)
  })

  test('has no way for who may not open it, and is not listed when the page leaves it out', () => {
    session = testSession('', { layout: { ...layout, permission: null } })
    act(() => chooseLayout(session, { footer: 'none' }))
    openOutline(session)
    expect(parts()).toEqual(['Header'])
    expect(screen.queryByRole('link')).toBeNull()
  })
})

test('an empty page says what will be here', () => {
  session = testSession('')
  openOutline(session)
  expect(screen.getByText('No blocks yet')).toBeTruthy()
})
