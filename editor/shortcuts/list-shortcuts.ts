import { t } from '#schema/messages/t'
import type { PrintedShortcut } from './shortcuts'

/** Shortcuts of lists. Letters also work by key position if the keyboard uses another script. */
export const listShortcuts = {
  next: { label: t('Next row'), keys: ['J', 'ArrowDown'] },
  previous: { label: t('Previous row'), keys: ['K', 'ArrowUp'] },
  open: { label: t('Open the row'), keys: ['Enter'] },
  select: { label: t('Select or deselect the row'), keys: ['X'] },
  selectTo: { label: t('Select all rows up to this one'), keys: ['Shift+X'] },
  search: { label: t('Search the list'), keys: ['/'] },
} as const satisfies Readonly<Record<string, PrintedShortcut>>

/** Shortcuts of every screen that shows the navigation. */
export const screenShortcuts = {
  find: { label: t('Go to…'), keys: ['Mod+K'] },
  shortcuts: { label: t('Keyboard shortcuts'), keys: ['?', 'Mod+/'] },
} as const satisfies Readonly<Record<string, PrintedShortcut>>
