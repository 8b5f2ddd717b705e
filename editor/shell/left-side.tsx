import { ChecksPanel } from '../checks/checks-panel'
import { ChecksTab } from '../checks/checks-tab'
import { Outline } from '../outline/outline'
import { Palette } from '../palette/palette'
import { useSession } from '../store/session'
import { Tabs } from '../ui/tabs'
import type { LeftTab } from './use-left-tab'

/** What can be put on the page, what is on it, and what is wrong with it. */
export function LeftSide({ tab, onTab }: LeftSideProps) {
  const { canEdit } = useSession()
  const outline = { id: 'outline', label: 'Outline', content: <Outline /> }
  const blocks = { id: 'blocks', label: 'Blocks', content: <Palette /> }
  const checks = { id: 'checks', label: <ChecksTab />, content: <ChecksPanel /> }
  return (
    <Tabs
      label="Blocks, outline and checks"
      value={tab}
      onChange={(id) => onTab(id as LeftTab)}
      tabs={canEdit ? [blocks, outline, checks] : [outline, checks]}
    />
  )
}

interface LeftSideProps {
  readonly tab: LeftTab
  readonly onTab: (tab: LeftTab) => void
}
