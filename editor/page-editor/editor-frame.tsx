import { useCallback, useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { useTitle } from '../app/navigation'
import { blockMenuItems } from '../blocks/block-menu'
import { allViews } from '../blocks/block-views'
import { Canvas } from '../canvas/canvas'
import { useChecks } from '../checks/checks-context'
import { useClipboard } from '../clipboard/use-clipboard'
import { focusCanvas } from '../commands/focus-next-region'
import { commandPalette, Overlays } from '../commands/overlays'
import { useShortcuts } from '../commands/use-shortcuts'
import { CanvasDrag } from '../drag/canvas-drag'
import { undo } from '../store/history-commands'
import { useSession, useSettings, useUi } from '../store/session'
import type { SideName } from '../store/ui-state'
import { TopBar } from '../top-bar/top-bar'
import { menuList } from '../ui/floating/menu'
import { popoverPanel } from '../ui/floating/popover'
import { fetchAhead, fetchLater } from '../ui/lazy/fetch-order'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Spinner } from '../ui/spinner'
import { StatusRegion } from '../ui/status-region'
import { ToastRegion } from '../ui/toast-region'
import { DrawerBar } from './drawer-bar'
import { EditorDialogs } from './editor-dialogs'
import { checksView, LeftSide } from './left-side'
import { NoticeBar } from './notice-bar'
import { PagePlace } from './page-place'
import { ResizeHandle } from './resize-handle'
import { Side } from './side'
import { useAfterSignIn } from './use-after-sign-in'
import { useBlockInAddress } from './use-block-in-address'
import { useFailureNotices, useLatestMessage } from './use-failure-notices'
import { useLeftTab } from './use-left-tab'
import { useOffline } from './use-offline'
import { useSides } from './use-sides'
import './editor-frame.css'
import './side.css'
import './narrow-frame.css'

const StateBanner = lazyComponent(
  lazyPart(() => import('../publishing/state-banner').then((part) => part.StateBanner)),
)

const LocationBanner = lazyComponent(
  lazyPart(() => import('../overrides/location-banner').then((part) => part.LocationBanner)),
)

const LeftRail = lazyComponent(lazyPart(() => import('./side-rail').then((part) => part.LeftRail)))
const RightRail = lazyComponent(
  lazyPart(() => import('./side-rail').then((part) => part.RightRail)),
)

/** Layout of the page editor: top bar, blocks and outline, canvas, fields. The only place that combines these parts. */
export function EditorFrame() {
  const session = useSession()
  const { title } = useSettings()
  const [drawer, setDrawer] = useState<SideName | null>(null)
  const [isConflictShown, setIsConflictShown] = useState(false)
  const [areVersionsShown, setAreVersionsShown] = useState(false)
  const { widths, columns, isOverPage, setWidth } = useSides()
  const isDragging = useUi(({ drag }) => drag !== null)
  useTitle(title || t('Untitled page'))
  useShortcuts()
  useClipboard()
  useBlockInAddress()
  useAfterSignIn()
  useFailureNotices(useCallback(() => setIsConflictShown(true), []))
  useLatestMessage()
  const { tab, setTab } = useLeftTab()
  useDrawerRequests(setDrawer)
  useRestOfEditor()
  useOffline()

  return (
    <div className="ed-surface ed-frame" data-dragging={isDragging}>
      <TopBar
        place={<PagePlace />}
        onSeeConflict={() => setIsConflictShown(true)}
        onSeeVersions={() => setAreVersionsShown(true)}
      />
      {session.locationVersion ? (
        <LocationBanner version={session.locationVersion} />
      ) : (
        <StateBanner onCompare={() => setAreVersionsShown(true)} />
      )}
      <NoticeBar />
      <CanvasDrag>
        <div className="ed-frame-body" style={columns}>
          <Side
            name="left"
            width={widths.left}
            isOverPage={isOverPage('left')}
            label={t('Blocks and outline')}
            title={LEFT_TITLES[tab]}
            drawer={drawer}
            edge={
              <ResizeHandle
                label={t('Width of blocks and outline')}
                width={widths.left}
                grows="right"
                onResize={(width) => setWidth('left', width)}
              />
            }
            rail={(unfold) => <LeftRail onTab={setTab} unfold={unfold} />}
            onClose={() => setDrawer(null)}
          >
            <LeftSide tab={tab} onTab={setTab} />
          </Side>
          <main className="ed-frame-canvas">
            <Canvas />
          </main>
          <Side
            name="right"
            width={widths.right}
            isOverPage={isOverPage('right')}
            label={t('Settings')}
            title={t('Settings')}
            drawer={drawer}
            edge={
              <ResizeHandle
                label={t('Width of settings')}
                width={widths.right}
                grows="left"
                onResize={(width) => setWidth('right', width)}
              />
            }
            rail={(unfold) => <RightRail unfold={unfold} />}
            onClose={() => setDrawer(null)}
          >
            <Settings />
          </Side>
        </div>
        <DrawerBar drawer={drawer} tab={tab} onDrawer={setDrawer} onTab={setTab} />
      </CanvasDrag>
      <EditorDialogs
        isConflictShown={isConflictShown}
        onConflictClosed={() => setIsConflictShown(false)}
        areVersionsShown={areVersionsShown}
        onVersionsClosed={() => setAreVersionsShown(false)}
      />
      <Overlays />
      <Messages undo={() => undo(session)} />
    </div>
  )
}

const LEFT_TITLES = {
  blocks: t('Blocks'),
  outline: t('Outline'),
  checks: t('Checks'),
  comments: t('Comments'),
}

function Messages({ undo }: { readonly undo: () => void }) {
  const announcement = useUi((state) => state.announcement)
  const toast = useUi((state) => state.toast)
  return (
    <>
      <ToastRegion toast={toast} onUndo={undo} onLeft={focusCanvas} />
      <StatusRegion {...announcement} />
    </>
  )
}

const tooltipBubble = lazyPart(() => import('../ui/floating/tooltip-bubble'))

/** Preloads overlays, and the blocks that the page doesn't use. */
function useRestOfEditor(): void {
  useEffect(() => {
    const parts = [menuList, blockMenuItems, popoverPanel, tooltipBubble, checksView, allViews]
    fetchAhead(() => {
      // Failed loads are retried when needed.
      for (const part of parts) part.fetch().catch(() => undefined)
    })
    return fetchLater(() => void commandPalette.fetch().catch(() => undefined))
  }, [])
}

/** Requests that open the left side. */
const OPEN_LEFT = ['outlineRequests', 'commentRequests'] as const

/** Opens the side of a requested field or block if it is folded, or if only one side fits. */
function useDrawerRequests(show: (side: SideName | null) => void): void {
  const { uiStore } = useSession()
  const checks = useChecks()
  const open = useCallback(
    (side: SideName) => {
      show(side)
      uiStore.foldSide(side, false)
    },
    [uiStore, show],
  )
  useEffect(
    () =>
      checks.store.subscribe(({ requests }, before) => {
        if (requests !== before.requests) open('left')
      }),
    [checks, open],
  )
  useEffect(
    () =>
      uiStore.subscribe((state, before) => {
        if (state.focusRequest !== before.focusRequest && state.focusRequest) open('right')
        if (OPEN_LEFT.some((name) => state[name] !== before[name])) open('left')
        // Text that is edited in place is on the canvas.
        if (state.writing && state.writing !== before.writing) show(null)
      }),
    [uiStore, show, open],
  )
}

/** Property panel. Its forms load right after the page, because users look at the page first. */
export const Settings = lazyComponent(
  lazyPart(() => import('./settings-panel').then((part) => part.SettingsPanel)),
  <Spinner label={t('Loading the settings…')} />,
  true,
)
