import { t } from '#schema/messages/t'
import { ChecksTab } from '../checks/checks-tab'
import { CommentsTab } from '../comments/comments-tab'
import { withLibrary } from '../store/block-library'
import { useSession } from '../store/session'
import { lazyPart } from '../ui/lazy/lazy-part'
import { LazyView } from '../ui/lazy/lazy-view'
import { type Tab, Tabs } from '../ui/tabs'
import type { LeftTab } from './use-left-tab'

// Lazy: the page itself is shown before the palette.
const paletteView = lazyPart(() =>
  withLibrary(import('../palette/palette').then(({ Palette }) => Palette)),
)
const outlineView = lazyPart(() => import('../outline/outline').then(({ Outline }) => Outline))
export const checksView = lazyPart(() =>
  import('../checks/checks-panel').then(({ ChecksPanel }) => ChecksPanel),
)
const commentsView = lazyPart(() =>
  import('../comments/comments-panel').then(({ CommentsPanel }) => CommentsPanel),
)

/** Tabs beside the page: palette, outline, checks and comments. */
export function LeftSide({ tab, onTab }: LeftSideProps) {
  const { canEdit } = useSession()
  const outline: Tab<LeftTab> = {
    id: 'outline',
    label: t('Outline'),
    content: <LazyView view={outlineView} label={t('Loading the outline…')} />,
    // Retried on click if loading fails.
    onNear: () => void outlineView.fetch().catch(() => undefined),
  }
  const blocks: Tab<LeftTab> = {
    id: 'blocks',
    label: t('Blocks'),
    content: <LazyView view={paletteView} label={t('Loading the blocks…')} />,
  }
  const checks: Tab<LeftTab> = {
    id: 'checks',
    label: <ChecksTab />,
    content: <LazyView view={checksView} label={t('Loading the checks…')} />,
  }
  const comments: Tab<LeftTab> = {
    id: 'comments',
    label: <CommentsTab isNarrow />,
    content: <LazyView view={commentsView} label={t('Loading the comments…')} />,
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
