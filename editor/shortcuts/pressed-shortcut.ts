import { type Shortcut, type ShortcutName, shortcuts } from './shortcuts'
import { singleKeys } from './single-keys'

/** Properties that identify a key press. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>

/** Returns whether a key press triggers a shortcut of the table. */
export function isShortcut(name: ShortcutName, press: Press, platform?: string): boolean {
  const { keys }: Shortcut = shortcuts[name]
  return areKeysPressed(keys, press, platform)
}

/** Returns whether a key press matches one of the combinations: `Mod+K`, `/`. */
export function areKeysPressed(
  keys: readonly string[],
  press: Press,
  platform = navigator.platform,
): boolean {
  return keys.some((combination) => matches(combination, press, platform))
}

/** Returns the first of the shortcuts that a key press triggers. */
export function pressedOf<Name extends ShortcutName>(
  names: readonly Name[],
  press: Press,
): Name | undefined {
  return names.find((name) => isShortcut(name, press))
}

/** Returns whether a combination is a single character key, which is easily triggered by mistake or by voice control. */
export function isSingleKey(combination: string): boolean {
  return [...combination.replace(/^Shift\+/, '')].length === 1
}

function matches(combination: string, press: Press, platform: string): boolean {
  const isApple = /mac|iphone|ipad/i.test(platform)
  if (isSingleKey(combination)) {
    const plain = !press.ctrlKey && !press.metaKey && !press.altKey
    const needed = combination.startsWith('Shift+') ? press.shiftKey : true
    return plain && needed && singleKeys.areOn() && isKey(combination.at(-1) ?? '', press)
  }
  const parts = combination.split('+')
  // In `Mod++` the key is the plus itself.
  const key = parts.at(-1) || '+'
  const needs = (part: string) => parts.includes(part)
  const ctrl = needs('Ctrl') || (needs('Mod') && !isApple)
  const meta = needs('Mod') && isApple
  return (
    press.ctrlKey === ctrl &&
    press.metaKey === meta &&
    press.altKey === needs('Alt') &&
    // Some keyboards type the plus with Shift, others without.
    (press.shiftKey === needs('Shift') || key === '+') &&
    isKey(key, press)
  )
}

/** Matches the key; a Latin letter also by its position, if the keyboard uses another script or Alt changes the character. */
function isKey(key: string, press: Press): boolean {
  if (press.key.toLowerCase() === key.toLowerCase()) return true
  const isLatin = /^[a-z]$/i.test(press.key)
  return /^[A-Z]$/.test(key) && !isLatin && press.code === `Key${key}`
}
