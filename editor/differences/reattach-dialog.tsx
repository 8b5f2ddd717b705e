import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { definitions } from '#renderer/registry/definitions'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { placedPage } from '#schema/page/overrides/placed-page'
import { failureOf } from '../api/failure'
import { write } from '../api/fetch-query'
import { reattachDifferenceMutation } from '../api/operations/differences'
import type { DifferencePartsFragment } from '../api/operations/generated'
import { effectivePageQuery } from '../api/operations/overrides'
import { useApp } from '../app/app-context'
import { differenceTitle } from '../overrides/difference-labels'
import { differenceOf, readWhole } from '../overrides/effective-page'
import { contentsOf, contentsOfBlock } from '../overrides/value-contents'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Spinner } from '../ui/spinner'
import type { DifferingPage } from './differing-page'

/** Dialog that assigns a new place to a difference whose place no longer exists: in a block of the network page, or after one. */
export function ReattachDialog({ row, difference, onDone, onClose }: ReattachDialogProps) {
  const { client } = useApp()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const language = row.language ?? DEFAULT_LANGUAGE
  const place = { documentId: Number(row.documentId), locationId: Number(row.locationId), language }
  const { data, error } = useQuery(effectivePageQuery, {
    variables: place,
    fetchPolicy: 'no-cache',
  })
  const effective = data?.effectivePage
  const read = effective && readWhole(effective.network.content)
  const targets = read?.ok ? placesFor(difference, placedPage(read.content).blocks) : []

  async function attach(blockId: string, field: string | null): Promise<void> {
    if (isBusy || !effective) return
    setIsBusy(true)
    try {
      const { id: differenceId } = difference
      await write(client, reattachDifferenceMutation, {
        ...{ ...place, differenceId, blockId, field, expectedVersion: effective.version },
      })
      onDone()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('Reattach {differenceTitle}', {
        differenceTitle: differenceTitle(differenceOf(difference), definitions),
      })}
      description={t(
        'Choose a new place for the change on the network’s page. It is saved as a draft.',
      )}
      onClose={onClose}
    >
      {problem && <p role="alert">{problem}</p>}
      {error && <p role="alert">{failureOf(error).message}</p>}
      {!data && !error && <Spinner label={t('Loading the network’s page…')} />}
      {data && targets.length === 0 && (
        <p>{t('The network’s page has no place for this change.')}</p>
      )}
      <ul className="differences-places">
        {targets.map(({ block, field, label, words }) => (
          <li key={`${block} ${field}`}>
            <Button aria-disabled={isBusy} onClick={() => void attach(block, field)}>
              {label}
            </Button>
            <p className="ed-quiet">{words}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ReattachDialogProps {
  readonly row: DifferingPage
  readonly difference: DifferencePartsFragment
  readonly onDone: () => void
  readonly onClose: () => void
}

interface Target {
  readonly block: string
  readonly field: string | null
  readonly label: string
  readonly words: string
}

/** Returns the places for a difference: a changed field fits fields of the same type; an added block fits after any block. */
function placesFor(
  { kind, field: name, location }: DifferencePartsFragment,
  blocks: ReadonlyMap<string, { readonly own: StoredBlock }>,
): readonly Target[] {
  const isTextPosition = typeof location === 'string'
  return [...blocks].flatMap(([block, { own }]): readonly Target[] => {
    const title = own.displayName ?? definitions.get(own.name)?.label ?? own.name
    const words = contentsOfBlock(own, definitions).text.slice(0, 120)
    if (kind === 'ADDED')
      return [{ block, field: null, label: t('After “{block}”', { block: title }), words }]
    return own.fields
      .filter((each) => each.name === name || (isTextPosition && typeof each.value === 'string'))
      .map((each) => ({
        ...{ block, field: each.name },
        label: fieldLabel(definitions.get(own.name)?.fields[each.name]?.label ?? each.name, title),
        words: (contentsOf(undefined, each.value).text || t('Empty')).slice(0, 120),
      }))
  })
}

function fieldLabel(field: string, block: string): string {
  return field === block ? block : t('“{label}” of “{block}”', { label: field, block })
}
