import type { Locator } from '@playwright/test'
import { tabTo } from './keys'

/** The way a person works: by mouse, by finger or by keyboard alone. */
export interface Hands {
  readonly name: string
  press(target: Locator): Promise<void>
  fill(field: Locator, words: string): Promise<void>
  /** Chooses an option of a list by its label. */
  choose(list: Locator, label: string): Promise<void>
}

export const MOUSE: Hands = {
  name: 'mouse',
  press: (target) => target.click(),
  fill: (field, words) => field.fill(words),
  choose: async (list, label) => void (await list.selectOption({ label })),
}

export const FINGER: Hands = { ...MOUSE, name: 'finger', press: (target) => target.tap() }

export const KEYS: Hands = {
  name: 'keyboard',
  async press(target) {
    await tabTo(target.page(), target)
    await target.page().keyboard.press('Enter')
  },
  async fill(field, words) {
    const { keyboard } = field.page()
    await tabTo(field.page(), field)
    const isTime = (await field.getAttribute('type')) === 'time'
    if (!isTime) await keyboard.press('ControlOrMeta+a')
    await keyboard.type(isTime ? typedTime(words) : words)
  },
  async choose(list, label) {
    const { keyboard } = list.page()
    await tabTo(list.page(), list)
    // Other signs are typed as a whole text, which a list doesn't take.
    await keyboard.type(/^[ -~]*/.exec(label)?.[0].trim() ?? '')
    // Letters that come too slowly begin a new search: from wherever that led, the arrows go on.
    const steps = await list.evaluate(({ options, selectedIndex }: HTMLSelectElement, wanted) => {
      return [...options].findIndex((option) => option.label === wanted) - selectedIndex
    }, label)
    for (let step = 0; step < Math.abs(steps); step += 1)
      await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  },
}

/** A window of this size; with a finger, that of a phone. */
export function windowFor(width: number, hands: Hands) {
  const isTouched = hands === FINGER
  return {
    viewport: { width, height: width < 700 ? 844 : 900 },
    hasTouch: isTouched,
    isMobile: isTouched,
  }
}

/** The keys of a time in a field in American English: `09:15` is 0915AM. */
function typedTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  return [hours % 12 || 12, minutes].map((part) => String(part).padStart(2, '0')).join('') + half
}
