/** Returns the label of a shortcut on this platform: `Ctrl+Z`, or `⌘Z` on Apple devices. `Mod` is either key. */
export function shortcutLabel(keys: string, platform: string = navigator.platform): string {
  if (!/mac|iphone|ipad/i.test(platform)) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
}
