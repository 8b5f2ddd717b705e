import { useEffect, useState } from 'react'
import { Outline } from '../outline/outline'
import { Palette } from '../palette/palette'
import { useSession, useUi } from '../store/session'
import { Tabs } from '../ui/tabs'

/** What can be put on the page, and what is on it. */
export function LeftSide() {
  const { canEdit } = useSession()
  const [tab, setTab] = useState(canEdit ? 'blocks' : 'outline')
  const requests = useUi(({ paletteRequests }) => paletteRequests)
  useEffect(() => {
    if (requests > 0) setTab('blocks')
  }, [requests])
  const outline = { id: 'outline', label: 'Outline', content: <Outline /> }
  const blocks = { id: 'blocks', label: 'Blocks', content: <Palette /> }
  return (
    <Tabs
      label="Blocks and outline"
      value={tab}
      onChange={setTab}
      tabs={canEdit ? [blocks, outline] : [outline]}
    />
  )
}
