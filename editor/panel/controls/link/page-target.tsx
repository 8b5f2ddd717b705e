import { useEffect, useId, useState } from 'react'
import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'
import { type LinkTarget, useRecordSearch } from '../../../library/record-search'
import { useSession } from '../../../store/session'
import type { ControlAria } from '../../form/control-props'
import { RecordPicker } from '../../pickers/record-picker'
import { useBlocksHere } from '../../pickers/use-link-targets'

/** Picker for a page of the site and optionally a block on it; without a page, a block on this page. */
export function PageTarget({ value, choose, aria, locked }: PageTargetProps) {
  const partId = useId()
  const pageId = value?.pageId ?? null
  const blockId = value?.blockId ?? null
  const here = useBlocksHere()
  const { documentId } = useSession()
  // The edited page is more up to date here than on the server.
  const isHere = pageId === null || pageId === documentId
  const there = useBlocksOn(isHere ? null : pageId)
  const targets = isHere ? here : there
  const isUnlisted = blockId !== null && targets.every(({ id }) => id !== blockId)
  return (
    <>
      <RecordPicker
        kind="page"
        chosen={pageId === null ? null : String(pageId)}
        choose={(key) => choose({ pageId: key === null ? null : Number(key), blockId: null })}
        aria={aria}
        locked={locked}
      />
      <label htmlFor={partId} className="panel-link-part">
        {pageId === null ? t('Part of this page') : t('Part of that page')}
      </label>
      <select
        id={partId}
        className="ed-input"
        value={blockId ?? ''}
        disabled={locked}
        onChange={(event) => choose({ pageId, blockId: event.target.value || null })}
      >
        <option value="">{pageId === null ? t('None') : t('From the top')}</option>
        {isUnlisted && (
          <option value={blockId}>{t('{blockId} (not found, but kept)', { blockId })}</option>
        )}
        {targets.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {targets.length === 0 && (
        <p className="panel-field-help">
          {t('You can choose blocks that have a name in the navigation.')}
        </p>
      )}
    </>
  )
}

interface PageTargetProps {
  readonly value: LinkValue | null
  readonly choose: (target: {
    readonly pageId: number | null
    readonly blockId: string | null
  }) => void
  readonly aria: ControlAria
  readonly locked: boolean
}

function useBlocksOn(pageId: number | null): readonly LinkTarget[] {
  const search = useRecordSearch()
  const [known, setKnown] = useState<{ of: number | null; targets: readonly LinkTarget[] }>({
    of: null,
    targets: [],
  })
  useEffect(() => {
    if (pageId === null) return
    let isCurrent = true
    search.blocksOn(pageId).then(
      (targets) => isCurrent && setKnown({ of: pageId, targets }),
      // If the list can't be loaded, the page itself can still be chosen, and the stored link is kept.
      () => isCurrent && setKnown({ of: pageId, targets: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [search, pageId])
  return known.of === pageId ? known.targets : []
}
