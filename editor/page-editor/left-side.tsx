import { t } from '#schema/messages/t'
import { ChecksTab } from '../checks/checks-tab'
import { CommentsTab } from '../comments/comments-tab'
import { withLibrary } from '../store/block-library'
import { useSession } from '../store/session'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { FetchedView } from '../ui/lazy/fetched-view'
import { type Tab, Tabs } from '../ui/tabs'
import type { LeftTab } from './use-left-tab'

// Lazy: the page itself is shown before the palette.
const paletteView = fetchedPart(() =>
  withLibrary(import('../palette/palette').then(({ Palette }) => Palette)),
)
const outlineView = fetchedPart(() => import('../outline/outline').then(({ Outline }) => Outline))
export const checksView = fetchedPart(() =>
  import('../checks/checks-panel').then(({ ChecksPanel }) => ChecksPanel),
)
const commentsView = fetchedPart(() =>
  import('../comments/comments-panel').then(({ CommentsPanel }) => CommentsPanel),
)

/** Tabs beside the page: palette, outline, checks and comments. */
export function LeftSide({ tab, onTab }: LeftSideProps) {
  const { canEdit } = useSession()
  const outline: Tab<LeftTab> = {
    id: 'outline',
    label: t('Outline'),
    content: <FetchedView view={outlineView} label={t('Loading the outline…')} />,
    // Retried on click if loading fails.
    onNear: () => void outlineView.fetch().catch(() => undefined),
  }
  const blocks: Tab<LeftTab> = {
    id: 'blocks',
    label: t('Blocks'),
    content: <FetchedView view={paletteView} label={t('Loading the blocks…')} />,
  }
  const checks: Tab<LeftTab> = {
    id: 'checks',
    label: <ChecksTab />,
    content: <FetchedView view={checksView} label={t('Loading the checks…')} />,
  }
  const comments: Tab<LeftTab> = {
    id: 'comments',
    label: <CommentsTab isNarrow />,
    content: <FetchedView view={commentsView} label={t('Loading the comments…')} />,
  }
  return (
    <Tabs
      label={t('Blocks, outline, checks and comments')}
      value={tab}
      onChange={onTab}
      tabs={[...(canEdit ? [blocks] : []), outline, checks, comments]}
    />
  )
}

interface LeftSideProps {
  readonly tab: LeftTab
  readonly onTab: (tab: LeftTab) => void
}
