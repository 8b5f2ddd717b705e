import { shortcutLabel } from '../ui/shortcut-label'
import { type ShortcutName, shortcuts } from './shortcuts'

/** Returns the keys of a shortcut as labelled on this platform. */
export function keysLabel(name: ShortcutName): string {
  return printedKeys(shortcuts[name].keys[0])
}

export function printedKeys(keys: string): string {
  return shortcutLabel(
    keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓').replace('ArrowRight', '→'),
  )
}
