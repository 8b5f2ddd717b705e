import { SlidersHorizontal } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'
import { LEFT_PARTS, type LeftTab } from './use-left-tab'

/** Icons of the folded left side's parts. */
export function LeftRail({ onTab, unfold }: LeftRailProps) {
  const { canEdit } = useSession()
  return LEFT_PARTS.map(
    ({ id, label, Icon }) =>
      (canEdit || id !== 'blocks') && (
        <IconButton
          key={id}
          label={label}
          icon={<Icon size={18} />}
          onClick={() => {
            onTab(id)
            unfold()
          }}
        />
      ),
  )
}

interface LeftRailProps {
  readonly onTab: (tab: LeftTab) => void
  readonly unfold: () => void
}

export function RightRail({ unfold }: { readonly unfold: () => void }) {
  return (
    <IconButton label={t('Settings')} icon={<SlidersHorizontal size={18} />} onClick={unfold} />
  )
}
