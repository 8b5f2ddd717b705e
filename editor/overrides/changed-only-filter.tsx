import { useMemo } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { useChangedOnly } from '../store/changed-only'
import type { LocationVersion } from '../store/location-version'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'

/** Toggle that hides unchanged network content in the canvas and the outline. */
export function ChangedOnlyFilter({ version }: { readonly version: LocationVersion }) {
  const { uiStore } = useSession()
  const isFiltered = useStore(version.store, (state) => state.isFiltered)
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={isFiltered}
        onClick={() => {
          version.store.setState({ isFiltered: !isFiltered })
          uiStore.announce(
            isFiltered ? t('Showing the whole page') : t('Showing only what changed here'),
          )
        }}
      >
        {isFiltered ? t('Show the whole page') : t('Show only changes')}
      </Button>
      {isFiltered && <HiddenBlocks />}
    </>
  )
}

/** Hides blocks by a stylesheet, so that no block of the canvas re-renders. */
function HiddenBlocks() {
  const changed = useChangedOnly()
  const blocks = usePage(({ page }) => page.tree.blocks)
  const rule = useMemo(() => {
    const left = [...blocks.keys()].filter((id) => changed !== null && !changed.has(id))
    return left.length === 0
      ? ''
      : `${left.map((id) => `[data-canvas] [data-block-id="${escapeQuoted(id)}"]`).join(',')}{display:none}`
  }, [blocks, changed])
  return <style>{rule}</style>
}

/** Escapes a block id for a selector, because ids may contain any character. */
function escapeQuoted(text: string): string {
  return text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)
}
