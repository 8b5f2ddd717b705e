import { lazy, Suspense } from 'react'
import { useUi } from '../../store/session'
import { Coming } from '../../ui/coming'
import { useApp } from '../app-context'

const CommandPalette = lazy(() =>
  import('./command-palette').then(({ CommandPalette: component }) => ({ default: component })),
)
const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet').then(({ ShortcutSheet: component }) => ({ default: component })),
)
const TemplateDialog = lazy(() =>
  import('../../start/template-dialog').then(({ TemplateDialog: component }) => ({
    default: component,
  })),
)
const CopyDialog = lazy(() =>
  import('../../start/copy-dialog').then(({ CopyDialog: component }) => ({ default: component })),
)
const Tour = lazy(() =>
  import('../../start/tour').then(({ Tour: component }) => ({ default: component })),
)

/** What opens over the whole editor; each is fetched when it is first asked for. */
export function Overlays() {
  const { client } = useApp()
  const overlay = useUi((state) => state.overlay)
  return (
    <Suspense fallback={<Coming />}>
      {overlay === 'commands' && <CommandPalette />}
      {overlay === 'shortcuts' && <ShortcutSheet />}
      {overlay === 'templates' && <TemplateDialog />}
      {overlay === 'copy' && <CopyDialog client={client} />}
      {overlay === 'tour' && <Tour />}
    </Suspense>
  )
}
