import { useApp } from '../app/app-context'
import { withLibrary } from '../store/block-library'
import { useSession, useUi } from '../store/session'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

/** The command palette, loaded with the rest of the editor, because users start typing immediately. */
export const commandPalette = lazyPart(() =>
  withLibrary(import('./command-palette').then((part) => part.CommandPalette)),
)
const CommandPalette = lazyDialog(commandPalette)
const ShortcutSheet = lazyDialog(
  lazyPart(() => import('./shortcut-sheet').then((part) => part.ShortcutSheet)),
)
const TemplateDialog = lazyDialog(
  lazyPart(() =>
    withLibrary(import('../onboarding/template-dialog').then((part) => part.TemplateDialog)),
  ),
)
const CopyDialog = lazyDialog(
  lazyPart(() => withLibrary(import('../onboarding/copy-dialog').then((part) => part.CopyDialog))),
)
const Tour = lazyDialog(lazyPart(() => import('../onboarding/tour').then((part) => part.Tour)))

/** Overlays above the whole editor, each loaded on first use. */
export function Overlays() {
  const { client } = useApp()
  const { uiStore } = useSession()
  const overlay = useUi((state) => state.overlay)
  const close = () => uiStore.openOverlay(null)
  return (
    <>
      {overlay === 'commands' && <CommandPalette onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutSheet onClose={close} />}
      {overlay === 'templates' && <TemplateDialog onClose={close} />}
      {overlay === 'copy' && <CopyDialog client={client} onClose={close} />}
      {overlay === 'tour' && <Tour onClose={close} />}
    </>
  )
}
