import { CalendarClock, CopyPlus, ExternalLink, History } from 'lucide-react'
import { t } from '#schema/messages/t'
import { followLink } from '../app/navigation'
import { MoreActions } from '../screens/more-actions'
import { Button } from '../ui/button'
import type { RecordAction } from './record-actions'

/** An action above the record's form. */
export type Tool = Pick<RecordAction, 'label' | 'icon' | 'danger'> & { readonly run: () => void }

/** Buttons for actions that publish the record; actions that hide it are in the menu. */
export function ToolButtons({
  href,
  progress,
  isShown,
  isBusy,
  tools,
  onHistory,
}: ToolButtonsProps) {
  const main = isShown ? undefined : tools.find(({ label }) => SHOWING.includes(label))
  return (
    <>
      <Button className="record-tool" aria-label={t('Saved versions')} onClick={onHistory}>
        <History size={16} aria-hidden />
        <span>{t('Saved versions')}</span>
      </Button>
      {progress && (
        <a className="ed-button" data-look="primary" href={progress} onClick={followLink}>
          {t('Locations and progress')}
        </a>
      )}
      {href && (
        <a className="ed-button" data-look="plain" href={href} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          {t('View on site')}
        </a>
      )}
      {main && (
        <Button aria-disabled={isBusy || undefined} onClick={main.run}>
          <main.icon size={16} aria-hidden />
          {main.label}
        </Button>
      )}
      <MoreActions tools={tools.filter((tool) => tool !== main)} />
    </>
  )
}

interface ToolButtonsProps {
  /** Public address; `null` if visitors don't see it. */
  readonly href: string | null
  /** Address of its progress screen. */
  readonly progress: string | null
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly tools: readonly Tool[]
  readonly onHistory: () => void
}

/** Labels of the actions that publish or restore a record. */
const SHOWING: readonly string[] = [t('Publish'), t('Restore'), t('Restore as a draft')]

export function createScheduleTool(run: () => void): Tool {
  return { label: t('Schedule…'), icon: CalendarClock, run }
}

export function createCopyTool(run: () => void): Tool {
  return { label: t('Copy to locations…'), icon: CopyPlus, run }
}
