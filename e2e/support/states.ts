import type { CDPSession, Page } from '@playwright/test'
import { type Look, measureColours } from './measure-colours'

/*
 * The look of controls while they are hovered, pressed, focused and disabled. States are forced by the browser's own
 * tools for all elements at once; focus is real. What is on a picture is measured by `contrast.ts`.
 */

const INTERACTIVE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [tabindex="0"]'
/** Least contrast of text, of large text and of what tells a control apart (WCAG 1.4.3, 1.4.11). */
const CONTRAST = { text: 4.5, largeText: 3, edge: 3 }

/** The elements to look at: those within `root` that are in none of `without`, and of no kind that was looked at before. */
export interface Looked {
  readonly root: string
  readonly without?: string
  readonly before?: Set<string>
}

/** Lists the problems of any state of any element, each kind of element once. */
export async function stateProblems(page: Page, looked: Looked): Promise<string[]> {
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  })
  // Nothing is hovered at rest.
  await page.mouse.move(-1, -1)
  await mark(page, looked)
  const rest = await looks(page)
  const problems = rest.flatMap((look) => weakParts(look).map((what) => `at rest: ${what}`))
  const session = await page.context().newCDPSession(page)
  const nodeIds = await markedNodes(session)
  for (const [state, classes] of [
    ['hovered', ['hover']],
    ['pressed', ['hover', 'active']],
  ] as const) {
    await force(session, nodeIds, classes)
    problems.push(...changes(rest, await looks(page), state))
  }
  await force(session, nodeIds, [])
  await session.detach()
  await setDisabled(page, true)
  problems.push(...changes(rest, await looks(page), 'disabled'))
  await setDisabled(page, false)
  problems.push(...(await focusProblems(page, looked)))
  return [...new Set(problems)]
}

function changes(rest: readonly Look[], looks: readonly Look[], state: string): string[] {
  return looks.flatMap((look, index) => {
    const found = state === 'disabled' ? [] : weakParts(look)
    const lost = rest[index]?.isFilled && !look.isFilled ? [`${look.name} loses its fill`] : []
    return [...found, ...lost].map((what) => `${state}: ${what}`)
  })
}

function weakParts({ name, texts, edge }: Look): string[] {
  const weak = texts.filter(({ contrast, isLarge }) => {
    return contrast !== null && contrast < (isLarge ? CONTRAST.largeText : CONTRAST.text)
  })
  return [
    ...weak.map(({ words, contrast }) => `${name}: '${words}' ${contrast?.toFixed(2)}`),
    ...(edge !== null && edge < CONTRAST.edge ? [`${name}: its edge ${edge.toFixed(2)}`] : []),
  ]
}

/** Marks one of all elements that look alike, and gives the page what measures colours. */
async function mark(
  page: Page,
  { root, without = '[data-none]', before = new Set() }: Looked,
): Promise<void> {
  await page.evaluate(measureColours)
  const kinds = await page.locator(root).evaluateAll(
    (roots, [interactive, outside, known]) => {
      for (const each of document.querySelectorAll('[data-measured]'))
        each.removeAttribute('data-measured')
      const seen = new Set(known)
      for (const element of roots.flatMap((each) => [...each.querySelectorAll(interactive)])) {
        if (element.closest(outside) || !window.measure.isSeen(element)) continue
        const { color, fontSize, borderTopColor } = getComputedStyle(element)
        const states = ['type', 'aria-selected', 'aria-pressed', 'aria-current', 'aria-checked']
        const kind = [
          element.localName,
          element.className,
          ...states.map((name) => element.getAttribute(name)),
          ...[color, fontSize, borderTopColor, window.measure.backdropOf(element)?.join()],
        ].join('|')
        if (seen.has(kind)) continue
        seen.add(kind)
        element.setAttribute('data-measured', String(seen.size))
      }
      return [...seen]
    },
    [INTERACTIVE, without, [...before]] as const,
  )
  for (const kind of kinds) before.add(kind)
}

function looks(page: Page): Promise<Look[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll('[data-measured]')].map((element) => ({
      name: window.measure.describe(element),
      texts: window.measure.textsOf(element),
      isFilled: window.measure.isFilled(element),
      edge: window.measure.edgeOf(element),
    }))
  })
}

/** The marked elements and all they are in, as the browser's tools number them until they are asked again. */
async function markedNodes(session: CDPSession): Promise<readonly number[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const selector = '[data-measured], :has([data-measured])'
  return (await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds
}

/** Has the browser treat elements as being in a state, and in no other; those that a list has replaced since are left out. */
async function force(
  session: CDPSession,
  nodeIds: readonly number[],
  classes: readonly string[],
): Promise<void> {
  await Promise.all(
    nodeIds.map((nodeId) =>
      session
        .send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] })
        .catch((error: unknown) => {
          if (!String(error).includes('Could not find node')) throw error
        }),
    ),
  )
}

async function setDisabled(page: Page, isDisabled: boolean): Promise<void> {
  await page.locator('[data-measured]').evaluateAll((elements, disabled) => {
    for (const element of elements as HTMLButtonElement[]) {
      if (!('disabled' in element)) continue
      // One that is disabled stays disabled.
      if (disabled && element.disabled) element.dataset.measuredDisabled = ''
      else if (element.dataset.measuredDisabled === undefined) element.disabled = disabled
    }
  }, isDisabled)
}

/** Elements that take the focus where nobody sees it, and those that look the same with it. */
async function focusProblems(page: Page, { root, without = '[data-none]' }: Looked) {
  // From here on focus is shown, as it is to who uses the keyboard.
  await page.keyboard.press('Tab')
  return page.locator(root).evaluateAll(
    (roots, { interactive, outside, edge }) => {
      const elements = roots
        .flatMap((each) => [...each.querySelectorAll<HTMLElement>(interactive)])
        .filter((element) => !element.closest(outside) && element.tabIndex >= 0)
      return elements.flatMap((element) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        const before = window.measure.marksAround(element)
        element.focus({ preventScroll: true })
        if (document.activeElement !== element) return []
        return problemsWithin(element, before).map(
          (what) => `focused: ${window.measure.describe(element)} ${what}`,
        )
      })

      function problemsWithin(
        element: Element,
        before: ReturnType<Window['measure']['marksAround']>,
      ) {
        if (!window.measure.isSeen(element)) return ['is hidden']
        const ring = element.hasAttribute('data-measured')
          ? window.measure.ringOf(element, before)
          : null
        if (ring === 'none') return ['shows no focus']
        return ring !== null && ring < edge ? [`has a ring of ${ring.toFixed(2)}`] : []
      }
    },
    { interactive: INTERACTIVE, outside: without, edge: CONTRAST.edge },
  )
}
