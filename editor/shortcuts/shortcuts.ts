import { t } from '#schema/messages/t'
import { shortcutLabel } from '../ui/shortcut-label'

/** Keyboard shortcuts, used by their dialog and the listeners. */
export const shortcutGroups = [t('Page'), t('Blocks'), t('Selection'), t('View')] as const
type ShortcutGroup = (typeof shortcutGroups)[number]

export interface Shortcut extends PrintedShortcut {
  readonly group: ShortcutGroup
}

export interface PrintedShortcut {
  readonly label: string
  /** The first one is shown beside actions. `Mod` is Cmd on Apple platforms, Ctrl elsewhere. */
  readonly keys: readonly [string, ...string[]]
  /** Scope, if it doesn't work everywhere: `on a selected block`. */
  readonly where?: string
}

const ON_BLOCK = t('on a selected block')

/** All shortcuts of the editor. Single character keys can be switched off (WCAG 2.1.4). */
export const shortcuts = {
  undo: { label: t('Undo'), group: t('Page'), keys: ['Mod+Z'] },
  redo: { label: t('Redo'), group: t('Page'), keys: ['Mod+Shift+Z', 'Mod+Y'] },
  save: { label: t('Save now'), group: t('Page'), keys: ['Mod+S'] },
  commands: { label: t('All commands'), group: t('Page'), keys: ['Mod+K'] },
  preview: { label: t('Preview'), group: t('Page'), keys: ['Mod+Shift+P'] },
  shortcuts: { label: t('Keyboard shortcuts'), group: t('Page'), keys: ['?', 'Mod+/'] },

  copy: { label: t('Copy'), group: t('Blocks'), keys: ['Mod+C'], where: ON_BLOCK },
  cut: { label: t('Cut'), group: t('Blocks'), keys: ['Mod+X'], where: ON_BLOCK },
  paste: { label: t('Paste after'), group: t('Blocks'), keys: ['Mod+V'], where: ON_BLOCK },
  duplicate: {
    label: t('Duplicate'),
    group: t('Blocks'),
    keys: ['Mod+D', 'Mod+Shift+D'],
    where: ON_BLOCK,
  },
  remove: {
    label: t('Delete'),
    group: t('Blocks'),
    keys: ['Delete', 'Backspace'],
    where: ON_BLOCK,
  },
  moveUp: { label: t('Move up'), group: t('Blocks'), keys: ['Alt+ArrowUp'], where: ON_BLOCK },
  moveDown: { label: t('Move down'), group: t('Blocks'), keys: ['Alt+ArrowDown'], where: ON_BLOCK },
  insertAfter: {
    label: t('Insert a block after'),
    group: t('Blocks'),
    keys: ['/', 'Mod+Alt+Y'],
    where: ON_BLOCK,
  },
  insertBefore: {
    label: t('Insert a block before'),
    group: t('Blocks'),
    keys: ['Mod+Alt+T'],
    where: ON_BLOCK,
  },
  wrap: { label: t('Wrap in a section'), group: t('Blocks'), keys: ['Mod+G'], where: ON_BLOCK },
  unwrap: { label: t('Unwrap'), group: t('Blocks'), keys: ['Mod+Shift+G'], where: ON_BLOCK },
  rename: { label: t('Rename'), group: t('Blocks'), keys: ['F2', 'Mod+E'], where: ON_BLOCK },
  hide: { label: t('Hide or show'), group: t('Blocks'), keys: ['Mod+Shift+H'], where: ON_BLOCK },
  lock: { label: t('Lock or unlock'), group: t('Blocks'), keys: ['Mod+Shift+L'], where: ON_BLOCK },

  next: {
    label: t('Next block'),
    group: t('Selection'),
    keys: ['ArrowDown'],
    where: t('on the canvas'),
  },
  previous: {
    label: t('Previous block'),
    group: t('Selection'),
    keys: ['ArrowUp'],
    where: t('on the canvas'),
  },
  inward: {
    label: t('Select the first block inside'),
    group: t('Selection'),
    keys: ['ArrowRight'],
    where: t('on the canvas'),
  },
  selectParent: {
    label: t('Select the parent, then nothing'),
    group: t('Selection'),
    keys: ['Escape'],
  },
  extend: {
    label: t('Select several'),
    group: t('Selection'),
    keys: ['Shift+ArrowDown', 'Shift+ArrowUp'],
  },
  selectAll: { label: t('Select all'), group: t('Selection'), keys: ['Mod+A'] },
  fields: { label: t('Edit the fields'), group: t('Selection'), keys: ['Enter'], where: ON_BLOCK },
  bar: { label: t('Block toolbar'), group: t('Selection'), keys: ['Alt+F10'], where: ON_BLOCK },

  zoomIn: {
    label: t('Zoom in'),
    group: t('View'),
    keys: ['Mod+=', 'Mod++'],
    where: t('on the canvas'),
  },
  zoomOut: { label: t('Zoom out'), group: t('View'), keys: ['Mod+-'], where: t('on the canvas') },
  zoomReset: {
    label: t('Actual size'),
    group: t('View'),
    keys: ['Mod+0'],
    where: t('on the canvas'),
  },
  // Not a single letter: a user who wants to type must not switch modes by accident.
  interactive: {
    label: t('Try out the page'),
    group: t('View'),
    keys: ['Alt+Shift+I'],
    where: t('on the canvas'),
  },
  panels: { label: t('Hide or show both panels'), group: t('View'), keys: ['Mod+\\'] },
  outline: { label: t('Outline'), group: t('View'), keys: ['Alt+Shift+O'] },
  regions: { label: t('Next part of the editor'), group: t('View'), keys: ['Ctrl+`'] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutName = keyof typeof shortcuts

/** Returns the keys of a shortcut as labelled on this platform. */
export function keysLabel(name: ShortcutName): string {
  return printedKeys(shortcuts[name].keys[0])
}

export function printedKeys(keys: string): string {
  return shortcutLabel(
    keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓').replace('ArrowRight', '→'),
  )
}
