import { t } from '#schema/messages/t'
import { navigate } from '../app/navigation'
import { PAGES_PATH } from '../app/routes'
import { redo, undo } from '../store/history-commands'
import type { EditorSession } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { pageWidths, zoomBy } from '../store/zoom'
import type { CommandEntry } from './command-entry'
import { pressButton } from './focus-next-region'

/** Returns the commands that don't depend on the selection. */
export function editorCommands(session: EditorSession): readonly CommandEntry[] {
  const { canEdit, uiStore } = session
  const { isInteractive, foldedSides } = uiStore.getState()
  const changes: CommandEntry[] = [
    { id: 'undo', label: t('Undo'), shortcut: 'undo', run: () => undo(session) },
    { id: 'redo', label: t('Redo'), shortcut: 'redo', run: () => redo(session) },
    { id: 'publish', label: t('Publish'), run: () => pressButton('publish') },
  ]
  return [
    ...(canEdit ? changes : []),
    { id: 'preview', label: t('Preview'), shortcut: 'preview', run: () => pressButton('preview') },
    ...viewCommands(session),
    {
      id: 'interactive',
      label: isInteractive ? t('Back to editing') : t('Try out the page'),
      shortcut: 'interactive',
      run: () => setInteractive(session, !isInteractive),
    },
    {
      id: 'sides',
      label: foldedSides.size < 2 ? t('Hide both panels') : t('Show both panels'),
      shortcut: 'panels',
      run: () => uiStore.toggleSides(),
    },
    {
      id: 'settings',
      label: t('Page settings'),
      detail: t('Title, description, address'),
      run: () => uiStore.select(null),
    },
    { id: 'outline', label: t('Outline'), shortcut: 'outline', run: () => uiStore.openOutline() },
    {
      id: 'shortcuts',
      label: t('Keyboard shortcuts'),
      shortcut: 'shortcuts',
      run: () => uiStore.openOverlay('shortcuts'),
    },
    { id: 'pages', label: t('All pages'), run: () => navigate(PAGES_PATH) },
  ]
}

function viewCommands(session: EditorSession): readonly CommandEntry[] {
  const { uiStore } = session
  const widths = pageWidths.map(({ label, width }) => ({
    id: label,
    label,
    run: () => uiStore.setCanvasWidth(width),
  }))
  return [
    ...widths,
    { id: 'zoom in', label: t('Zoom in'), shortcut: 'zoomIn', run: () => zoomBy(session, 1) },
    { id: 'zoom out', label: t('Zoom out'), shortcut: 'zoomOut', run: () => zoomBy(session, -1) },
    {
      id: 'actual size',
      label: t('Actual size'),
      shortcut: 'zoomReset',
      run: () => uiStore.setZoom(1),
    },
    { id: 'fit', label: t('Zoom to fit'), run: () => uiStore.setZoom('fit') },
    {
      id: 'light',
      label: t('Show the site in light mode'),
      run: () => uiStore.setSiteScheme('light'),
    },
    {
      id: 'dark',
      label: t('Show the site in dark mode'),
      run: () => uiStore.setSiteScheme('dark'),
    },
  ]
}
