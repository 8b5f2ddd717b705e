import { EllipsisVertical, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { t } from '#schema/messages/t'
import { BlockMenu } from '../blocks/block-menu'
import { toggleHidden } from '../store/commands'
import { toggleLocked } from '../store/lock-commands'
import { useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'

/** Buttons in a row of the outline: hide, lock, and a menu of all other actions. */
export function RowTools({ id, name, isHidden, isLocked, isFull }: RowToolsProps) {
  const session = useSession()
  return (
    <span className="ed-outline-tools">
      {(isFull || isHidden) && (
        <IconButton
          small
          label={
            isHidden
              ? t('Show {name} to visitors', { name })
              : t('Hide {name} from visitors', { name })
          }
          aria-pressed={isHidden}
          icon={isHidden ? <EyeOff size={14} /> : <Eye size={14} />}
          onClick={() => toggleHidden(session, id)}
        />
      )}
      {(isFull || isLocked) && (
        <IconButton
          small
          label={isLocked ? t('Unlock {name}', { name }) : t('Lock {name}', { name })}
          aria-pressed={isLocked}
          icon={isLocked ? <Lock size={14} /> : <LockOpen size={14} />}
          onClick={() => toggleLocked(session, id)}
        />
      )}
      {isFull && (
        <BlockMenu
          id={id}
          trigger={
            <IconButton
              small
              label={t('More actions for {name}', { name })}
              icon={<EllipsisVertical size={16} />}
            />
          }
        />
      )}
    </span>
  )
}

interface RowToolsProps {
  readonly id: string
  readonly name: string
  readonly isHidden: boolean
  readonly isLocked: boolean
  /** True to show all buttons; otherwise only those whose state is active. */
  readonly isFull: boolean
}
