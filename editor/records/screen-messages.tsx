import { useUi } from '../store/session'
import { StatusRegion } from '../ui/status-region'
import { ToastRegion } from '../ui/toast-region'

/** Toasts and screen reader announcements of a screen with a form. */
export function ScreenMessages() {
  const toast = useUi((state) => state.toast)
  const { text, count } = useUi(({ announcement }) => announcement)
  return (
    <>
      <ToastRegion toast={toast} onUndo={() => undefined} />
      <StatusRegion text={text} count={count} />
    </>
  )
}
