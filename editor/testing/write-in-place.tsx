import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { AnyBlock } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { newBlock, rawProps } from '#schema/page/stored-props'
import { blockOf, childrenOf, ROOT } from '#schema/page/tree'
import { Canvas } from '../canvas/canvas'
import type { EditorSession } from '../store/session'
import { renderEditor } from './open-canvas'
import { testSession } from './open-session'

export const hero = { title: 'Welcome', subtitle: 'Come in', pretitle: '', intro: '' }

/** A page with a heading and its subtitle, a formatted text, and a heading that is locked. */
export function writtenPage(): EditorSession {
  return sessionWith(
    newBlock(known('Hero'), 'hero', hero),
    newBlock(known('Text'), 'text', { html: '<p>Some <strong>words</strong></p>' }),
    { ...newBlock(known('Hero'), 'fast', { ...hero, title: 'Held', subtitle: '' }), locked: true },
  )
}

/** A page with these blocks of the registry. */
export function sessionWith(...blocks: readonly StoredBlock[]): EditorSession {
  return testSession({ format: 1, blocks }, { registry: definitions })
}

/** Opens the canvas, and begins to write where these words are. */
export async function writeAt(session: EditorSession, words: string): Promise<HTMLElement> {
  renderEditor(session, <Canvas />)
  const element = await screen.findByText(words)
  await userEvent.setup().dblClick(element)
  return element
}

export function typeInto(element: HTMLElement, words: string): void {
  element.textContent = words
  fireEvent.input(element)
}

/** Reads a field of a block. */
export function storedField(session: EditorSession, id: string, name: string): unknown {
  return rawProps(blockOf(session.pageStore.getState().page.tree, id))[name]
}

/** The blocks of the page, by name. */
export function blockNames(session: EditorSession): string {
  const { tree } = session.pageStore.getState().page
  return childrenOf(tree, ROOT)
    .map((id) => blockOf(tree, id).name)
    .join(' ')
}

export function known(name: string): AnyBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`The registry has no ${name}`)
  return definition
}

/** The editor of formatted text on the canvas, once it has taken the place of what is typed into before. */
export function writtenMarkup(label: string): Promise<HTMLElement> {
  return waitFor(() => {
    const text = screen.getByRole('textbox', { name: label })
    expect(text.getAttribute('contenteditable')).toBe('true')
    return text
  })
}
