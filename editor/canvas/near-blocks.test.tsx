import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { PageContent } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { readHeadings } from '../checks/read-headings'
import { duplicate } from '../store/commands'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { Canvas } from './canvas'

beforeEach(() => {
  // jsdom lays nothing out: the tests say what comes near.
  vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', class extends Event {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const html = (id: string) => ({
  id,
  name: 'Text',
  fields: [{ id: 'f1', type: 'html', name: 'html', value: `<h2>Heading of ${id}</h2>` }],
})
const flat = (count: number): PageContent => ({
  format: 1,
  blocks: Array.from({ length: count }, (_, index) => html(`b${index}`)),
})

function open(content: PageContent) {
  const session = testSession(content, { registry: definitions })
  renderEditor(session, <Canvas />)
  return session
}
const page = () => document.querySelector<HTMLElement>('[data-canvas]') ?? document.body
const frame = (id: string) => page().querySelector<HTMLElement>(`[data-block-id="${id}"]`)
const words = (id: string) => frame(id)?.textContent
const countRendered = () => page().querySelectorAll('h2').length

function comesNear(id: string, skipped = false) {
  const event = Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), {
    skipped,
  })
  act(() => void frame(id)?.dispatchEvent(event))
}

test('a page of ordinary length is rendered whole', async () => {
  open(flat(90))
  await act(async () => undefined)
  expect(countRendered()).toBe(90)
})

test('of a long page the first screen is rendered, and every block has its frame in order', () => {
  open(flat(300))
  expect(countRendered()).toBeLessThan(20)
  expect(words('b0')).toBe('Heading of b0')
  expect(words('b200')).toBe('')
  const ids = [...page().querySelectorAll<HTMLElement>('[data-block-id]')].map(
    ({ dataset }) => dataset.blockId,
  )
  expect(ids).toEqual(flat(300).blocks.map(({ id }) => id))
})

test('a block is rendered in its own frame once it comes near, and stays rendered', () => {
  open(flat(300))
  const element = frame('b200')
  comesNear('b200')
  expect(words('b200')).toBe('Heading of b200')
  expect(words('b201')).toBe('')
  comesNear('b200', true)
  expect(words('b200')).toBe('Heading of b200')
  expect(frame('b200')).toBe(element)
})

test('a block selected from elsewhere is rendered wherever it is, with its ancestors', () => {
  const section = definitions.get('Section')
  if (!section) throw new Error('The registry has no Section')
  const hall = { ...newBlock(section, 'hall'), slots: { content: [html('inside')] } }
  const session = open({ format: 1, blocks: [...flat(200).blocks, hall] })
  expect(frame('inside')).toBeNull()
  act(() => session.uiStore.select('inside'))
  expect(words('inside')).toBe('Heading of inside')
  expect(frame('inside')?.hasAttribute('data-selected')).toBe(true)
  act(() => session.uiStore.select('b150'))
  expect(words('b150')).toBe('Heading of b150')
})

test('a long list inside one container comes block by block, too', () => {
  const section = definitions.get('Section')
  if (!section) throw new Error('The registry has no Section')
  const hall = { ...newBlock(section, 'hall'), slots: { content: flat(200).blocks } }
  open({ format: 1, blocks: [hall] })
  expect(frame('b199')).not.toBeNull()
  expect(countRendered()).toBe(0)
  comesNear('b60')
  expect(words('b60')).toBe('Heading of b60')
})

test('a copy far below the viewport is rendered, as it is selected', () => {
  const session = open(flat(300))
  let copy = ''
  act(() => {
    copy = duplicate(session, 'b250')
  })
  expect(words(copy)).toBe('Heading of b250')
  expect(frame('b250')?.nextElementSibling).toBe(frame(copy))
})

test('while the page is tried out all of it is there', () => {
  const session = open(flat(150))
  expect(countRendered()).toBeLessThan(20)
  act(() => session.uiStore.setInteractive(true))
  expect(countRendered()).toBe(150)
})

test('headings of what is not rendered are unknown, not absent', () => {
  open(flat(120))
  const headings = readHeadings(page())
  expect(headings).toHaveLength(120)
  expect(headings.at(0)).toMatchObject({ block: 'b0', level: 2 })
  expect(headings.at(-1)).toMatchObject({ block: 'b119', level: null })
})
