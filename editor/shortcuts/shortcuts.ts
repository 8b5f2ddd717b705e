/** The keyboard shortcuts, for their sheet and for the listeners. */
export const shortcutGroups = ['Page', 'Blocks', 'Selection', 'View'] as const
type ShortcutGroup = (typeof shortcutGroups)[number]

export interface Shortcut {
  readonly label: string
  readonly group: ShortcutGroup
  /** The first is printed beside actions. `Mod` is Cmd on Apple's machines, Ctrl elsewhere. */
  readonly keys: readonly [string, ...string[]]
  /** Where it works, when that is not everywhere: `on a selected block`. */
  readonly where?: string
}

const ON_BLOCK = 'on a selected block'

/** Every shortcut of the editor. Those of one plain key can be switched off (WCAG 2.1.4). */
export const shortcuts = {
  undo: { label: 'Undo', group: 'Page', keys: ['Mod+Z'] },
  redo: { label: 'Redo', group: 'Page', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  save: { label: 'Save now', group: 'Page', keys: ['Mod+S'] },
  commands: { label: 'All commands', group: 'Page', keys: ['Mod+K'] },
  preview: { label: 'Preview', group: 'Page', keys: ['Mod+Shift+P'] },
  shortcuts: { label: 'This list', group: 'Page', keys: ['?', 'Mod+/'] },

  copy: { label: 'Copy', group: 'Blocks', keys: ['Mod+C'], where: ON_BLOCK },
  cut: { label: 'Cut', group: 'Blocks', keys: ['Mod+X'], where: ON_BLOCK },
  paste: { label: 'Paste after', group: 'Blocks', keys: ['Mod+V'], where: ON_BLOCK },
  duplicate: {
    label: 'Duplicate',
    group: 'Blocks',
    keys: ['Mod+D', 'Mod+Shift+D'],
    where: ON_BLOCK,
  },
  remove: { label: 'Delete', group: 'Blocks', keys: ['Delete', 'Backspace'], where: ON_BLOCK },
  moveUp: { label: 'Move up', group: 'Blocks', keys: ['Alt+ArrowUp'], where: ON_BLOCK },
  moveDown: { label: 'Move down', group: 'Blocks', keys: ['Alt+ArrowDown'], where: ON_BLOCK },
  insertAfter: {
    label: 'Insert a block after',
    group: 'Blocks',
    keys: ['/', 'Mod+Alt+Y'],
    where: ON_BLOCK,
  },
  insertBefore: {
    label: 'Insert a block before',
    group: 'Blocks',
    keys: ['Mod+Alt+T'],
    where: ON_BLOCK,
  },
  wrap: { label: 'Wrap in a section', group: 'Blocks', keys: ['Mod+G'], where: ON_BLOCK },
  unwrap: { label: 'Unwrap', group: 'Blocks', keys: ['Mod+Shift+G'], where: ON_BLOCK },
  rename: { label: 'Rename', group: 'Blocks', keys: ['F2', 'Mod+E'], where: ON_BLOCK },
  hide: { label: 'Hide or show', group: 'Blocks', keys: ['Mod+Shift+H'], where: ON_BLOCK },
  lock: { label: 'Lock or unlock', group: 'Blocks', keys: ['Mod+Shift+L'], where: ON_BLOCK },

  next: { label: 'Next block', group: 'Selection', keys: ['ArrowDown'], where: 'on the canvas' },
  previous: {
    label: 'Previous block',
    group: 'Selection',
    keys: ['ArrowUp'],
    where: 'on the canvas',
  },
  inward: {
    label: 'Select the first block inside',
    group: 'Selection',
    keys: ['ArrowRight'],
    where: 'on the canvas',
  },
  selectParent: { label: 'Select the parent, then nothing', group: 'Selection', keys: ['Escape'] },
  extend: {
    label: 'Select several',
    group: 'Selection',
    keys: ['Shift+ArrowDown', 'Shift+ArrowUp'],
  },
  selectAll: { label: 'Select all', group: 'Selection', keys: ['Mod+A'] },
  fields: { label: 'Edit the fields', group: 'Selection', keys: ['Enter'], where: ON_BLOCK },
  bar: { label: 'Block toolbar', group: 'Selection', keys: ['Alt+F10'], where: ON_BLOCK },

  zoomIn: { label: 'Zoom in', group: 'View', keys: ['Mod+=', 'Mod++'], where: 'on the canvas' },
  zoomOut: { label: 'Zoom out', group: 'View', keys: ['Mod+-'], where: 'on the canvas' },
  zoomReset: { label: 'Actual size', group: 'View', keys: ['Mod+0'], where: 'on the canvas' },
  // No single letter: someone who means to write must not find the page in another mode.
  interactive: {
    label: 'Try out the page',
    group: 'View',
    keys: ['Alt+Shift+I'],
    where: 'on the canvas',
  },
  panels: { label: 'Hide or show both panels', group: 'View', keys: ['Mod+\\'] },
  outline: { label: 'Outline', group: 'View', keys: ['Alt+Shift+O'] },
  regions: { label: 'Next part of the editor', group: 'View', keys: ['Ctrl+`'] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutName = keyof typeof shortcuts
