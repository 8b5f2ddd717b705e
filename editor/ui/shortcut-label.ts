/** How a shortcut is printed on this machine: `Ctrl+Z`, or `⌘Z` on Apple's. `Mod` stands for the one or the other. */
export function shortcutLabel(keys: string, platform: string = navigator.platform): string {
  if (!/mac|iphone|ipad/i.test(platform)) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
}
