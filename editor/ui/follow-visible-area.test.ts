import { afterEach, expect, test, vi } from 'vitest'
import { followVisibleArea } from './follow-visible-area'

const root = document.documentElement
let stop: () => void = () => undefined

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  root.removeAttribute('style')
  root.removeAttribute('data-keyboard')
})

test('a keyboard that lies over the page makes the editor smaller, and shows what is written in', () => {
  const { changes } = phone()
  const scrolledTo = focusAndWatchScroll('<input aria-label="Title">')
  changes({ height: 508 })
  expect(covered()).toEqual(['0px', '336px', true])
  expect(scrolledTo()).toBe('INPUT')
  changes({ height: 844 })
  expect(covered()).toEqual(['0px', '0px', false])
})

test('a page that the keyboard has pushed up is moved along', () => {
  const { changes } = phone()
  changes({ height: 508, offsetTop: 120 })
  expect(covered()).toEqual(['120px', '216px', true])
})

test('of a long text the line of the caret is shown', () => {
  const { changes } = phone()
  const scrolledTo = focusAndWatchScroll(
    '<div contenteditable tabindex="0"><p>One</p><h2>Two</h2></div>',
  )
  getSelection()?.collapse(document.querySelector('h2')?.firstChild ?? null)
  changes({ height: 508 })
  expect(scrolledTo()).toBe('H2')
})

test('above a keyboard that makes the window lower, what is written in is scrolled to', () => {
  const { changes } = phone()
  const scrolledTo = focusAndWatchScroll('<input aria-label="Title">')
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(508)
  changes({ height: 508 })
  expect(covered()).toEqual(['', '', false])
  expect(scrolledTo()).toBe('INPUT')
})

test('neither a bar of the browser nor a page magnified with two fingers is a keyboard', () => {
  const { changes } = phone()
  changes({ height: 788 })
  changes({ height: 400, scale: 2 })
  expect(covered()).toEqual(['', '', false])
})

/** A phone 844 pixels high, and how its visible part changes. */
function phone() {
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(844)
  stop = followVisibleArea()
  return {
    changes(part: Partial<typeof view>) {
      Object.assign(view, part)
      view.dispatchEvent(new Event('resize'))
    },
  }
}

/** Puts the focus into what is written; answers what was scrolled to since. */
function focusAndWatchScroll(html: string): () => string | undefined {
  document.body.innerHTML = html
  let shown: string | undefined
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown = this.tagName
  }
  document.querySelector<HTMLElement>('input, div')?.focus()
  return () => shown
}

function covered() {
  const of = (side: string) => root.style.getPropertyValue(`--ed-covered-${side}`)
  return [of('top'), of('bottom'), root.hasAttribute('data-keyboard')]
}
