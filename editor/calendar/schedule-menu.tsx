import { CalendarClock, CalendarX, Ellipsis } from 'lucide-react'
import { t } from '#schema/messages/t'
import { Menu, MenuItem } from '../ui/floating/menu'
import { IconButton } from '../ui/icon-button'

/** Menu of the actions on a schedule in the calendar. */
export function ScheduleMenu({ name, onMove, onCancel }: ScheduleMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={t('Schedule for {name}', { name })}
          icon={<Ellipsis size={14} />}
          small
        />
      }
    >
      <MenuItem icon={<CalendarClock size={16} />} onSelect={onMove}>
        {t('Move…')}
      </MenuItem>
      <MenuItem icon={<CalendarX size={16} />} onSelect={onCancel}>
        {t('Cancel schedule')}
      </MenuItem>
    </Menu>
  )
}

interface ScheduleMenuProps {
  readonly name: string
  readonly onMove: () => void
  readonly onCancel: () => void
}
