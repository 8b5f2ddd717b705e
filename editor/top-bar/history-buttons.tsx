import { History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { redo, undo } from '../store/history-commands'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { Popover } from '../ui/floating/popover'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { shortcutLabel } from '../ui/shortcut-label'
import { ToolButton } from './tool-button'

// Fetched when the list of steps is first opened.
const HistoryList = lazyComponent(
  lazyPart(() => import('./history-list').then((part) => part.HistoryList)),
)

/** Buttons for undo, redo and the list of all steps. */
export function HistoryButtons({ onSeeVersions }: HistoryButtonsProps) {
  const session = useSession()
  const last = usePage(({ past }) => past.at(-1)?.label)
  const next = usePage(({ future }) => future[0]?.label)
  return (
    <>
      <ToolButton
        label={t('Undo')}
        word={t('Undo')}
        icon={<Undo2 size={16} aria-hidden />}
        shortcut={shortcutLabel('Mod+Z')}
        // Not `disabled`, which would lose the focus after the last step.
        aria-disabled={last === undefined}
        aria-description={last}
        onClick={() => undo(session)}
      />
      <ToolButton
        label={t('Redo')}
        word={t('Redo')}
        icon={<Redo2 size={16} aria-hidden />}
        shortcut={shortcutLabel('Mod+Shift+Z')}
        aria-disabled={next === undefined}
        aria-description={next}
        onClick={() => redo(session)}
      />
      <HistoryButton onSeeVersions={onSeeVersions} />
    </>
  )
}

interface HistoryButtonsProps {
  readonly onSeeVersions: () => void
}

function HistoryButton({ onSeeVersions }: HistoryButtonsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { locationVersion } = useSession()
  return (
    <Popover
      label={t('History')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          look="quiet"
          className="ed-tool"
          aria-label={t('History')}
          title={t('Go back to any earlier step')}
        >
          <History size={16} aria-hidden />
          <span className="ed-tool-word">{t('History')}</span>
        </Button>
      }
    >
      <HistoryList />
      {!locationVersion && (
        <div className="ed-history-foot">
          <Button
            onClick={() => {
              setIsOpen(false)
              onSeeVersions()
            }}
          >
            {t('Saved versions…')}
          </Button>
        </div>
      )}
    </Popover>
  )
}
