/** Opens the dialog of the shortcuts from anywhere on a screen. */
export const OPEN_SHORTCUTS = 'toran-shortcuts'
