import { type Shortcut, type ShortcutName, shortcuts } from './shortcuts'
import { singleKeys } from './single-keys'

/** What identifies a key press. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>

/** Whether a press asks for a shortcut of the table. */
export function isShortcut(name: ShortcutName, press: Press, platform?: string): boolean {
  const { keys }: Shortcut = shortcuts[name]
  return areKeysPressed(keys, press, platform)
}

/** Whether a press is one of some combinations: `Mod+K`, `/`. */
export function areKeysPressed(
  keys: readonly string[],
  press: Press,
  platform = navigator.platform,
): boolean {
  return keys.some((combination) => matches(combination, press, platform))
}

/** The first of some shortcuts that a press asks for. */
export function pressedOf<Name extends ShortcutName>(
  names: readonly Name[],
  press: Press,
): Name | undefined {
  return names.find((name) => isShortcut(name, press))
}

/** One plain key that writes a letter or a sign: typed by mistake easily, and by voice control often. */
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
  // `Mod++`: the key is the plus itself.
  const key = parts.at(-1) || '+'
  const needs = (part: string) => parts.includes(part)
  const ctrl = needs('Ctrl') || (needs('Mod') && !isApple)
  const meta = needs('Mod') && isApple
  return (
    press.ctrlKey === ctrl &&
    press.metaKey === meta &&
    press.altKey === needs('Alt') &&
    // The plus is typed with Shift on some keyboards and without on others.
    (press.shiftKey === needs('Shift') || key === '+') &&
    isKey(key, press)
  )
}

/** The key itself; a Latin letter also by its place, where the keyboard writes another script or Alt another sign. */
function isKey(key: string, press: Press): boolean {
  if (press.key.toLowerCase() === key.toLowerCase()) return true
  const isLatin = /^[a-z]$/i.test(press.key)
  return /^[A-Z]$/.test(key) && !isLatin && press.code === `Key${key}`
}
