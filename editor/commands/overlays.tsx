import { useApp } from '../app/app-context'
import { withLibrary } from '../store/block-library'
import { useSession, useUi } from '../store/session'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'

/** The command palette, loaded with the rest of the editor, because users start typing immediately. */
export const commandPalette = fetchedPart(() =>
  withLibrary(import('./command-palette').then((part) => part.CommandPalette)),
)
const CommandPalette = fetchedDialog(commandPalette)
const ShortcutSheet = fetchedDialog(
  fetchedPart(() => import('./shortcut-sheet').then((part) => part.ShortcutSheet)),
)
const TemplateDialog = fetchedDialog(
  fetchedPart(() =>
    withLibrary(import('../onboarding/template-dialog').then((part) => part.TemplateDialog)),
  ),
)
const CopyDialog = fetchedDialog(
  fetchedPart(() =>
    withLibrary(import('../onboarding/copy-dialog').then((part) => part.CopyDialog)),
  ),
)
const Tour = fetchedDialog(
  fetchedPart(() => import('../onboarding/tour').then((part) => part.Tour)),
)

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
