/** Event that opens the shortcut dialog from anywhere on a screen. */
export const OPEN_SHORTCUTS = 'toran-shortcuts'
