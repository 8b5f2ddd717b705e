import { navigate } from '../app/navigation'
import { PAGES_PATH } from '../app/routes'
import { redo, undo } from '../store/commands'
import { pageWidths } from '../store/page-widths'
import type { EditorSession } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { zoomBy } from '../store/zoom'
import type { CommandEntry } from './command-entry'
import { pressButton } from './press-button'

/** What can be done in the editor whatever is selected. */
export function editorCommands(session: EditorSession): readonly CommandEntry[] {
  const { canEdit, uiStore } = session
  const { isInteractive, foldedSides } = uiStore.getState()
  const changes: CommandEntry[] = [
    { id: 'undo', label: 'Undo', shortcut: 'undo', run: () => undo(session) },
    { id: 'redo', label: 'Redo', shortcut: 'redo', run: () => redo(session) },
    { id: 'publish', label: 'Publish', run: () => pressButton('publish') },
  ]
  return [
    ...(canEdit ? changes : []),
    { id: 'preview', label: 'Preview', shortcut: 'preview', run: () => pressButton('preview') },
    ...viewCommands(session),
    {
      id: 'interactive',
      label: isInteractive ? 'Back to editing' : 'Try out the page',
      shortcut: 'interactive',
      run: () => setInteractive(session, !isInteractive),
    },
    {
      id: 'sides',
      label: foldedSides.size < 2 ? 'Hide both panels' : 'Show both panels',
      shortcut: 'panels',
      run: () => uiStore.toggleSides(),
    },
    {
      id: 'settings',
      label: 'Page settings',
      detail: 'Title, description, address',
      run: () => uiStore.select(null),
    },
    { id: 'outline', label: 'Outline', shortcut: 'outline', run: () => uiStore.openOutline() },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      shortcut: 'shortcuts',
      run: () => uiStore.openOverlay('shortcuts'),
    },
    { id: 'pages', label: 'All pages', run: () => navigate(PAGES_PATH) },
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
    { id: 'zoom in', label: 'Zoom in', shortcut: 'zoomIn', run: () => zoomBy(session, 1) },
    { id: 'zoom out', label: 'Zoom out', shortcut: 'zoomOut', run: () => zoomBy(session, -1) },
    {
      id: 'actual size',
      label: 'Actual size',
      shortcut: 'zoomReset',
      run: () => uiStore.setZoom(1),
    },
    { id: 'fit', label: 'Fit into the canvas', run: () => uiStore.setZoom('fit') },
    {
      id: 'light',
      label: 'Show the site in light colours',
      run: () => uiStore.setSiteScheme('light'),
    },
    {
      id: 'dark',
      label: 'Show the site in dark colours',
      run: () => uiStore.setSiteScheme('dark'),
    },
  ]
}
