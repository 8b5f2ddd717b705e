import { useId, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { SelectAllBox, SelectBox } from '../screens/list/selection'
import { managesLocation } from '../screens/screens'
import { Button } from '../ui/button'
import { keepMessagesAbove } from '../ui/toast-host'
import { type DifferingPage, keyOf, type Narrowed } from './differing-page'
import { DifferingRow } from './differing-row'
import type { useReset } from './use-reset'

/** List of differences, a row per location and page, with bulk actions. */
export function FoundDifferences({ nodes, query, steps }: FoundDifferencesProps) {
  const { account } = useApp()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const id = useId()
  const mayReset = ({ locationId }: DifferingPage) =>
    managesLocation(account, Number(locationId), 'page')
  const offered = nodes.filter(mayReset)
  const chosen = offered.filter((row) => selected.has(keyOf(row)))
  const select = (keys: readonly string[]) => setSelected(new Set(keys))
  const range = { keys: () => offered.map(keyOf), last }
  return (
    <>
      {offered.length > 1 && (
        <p className="differences-all">
          <SelectAllBox
            {...{ id, selected, keys: offered.map(keyOf), label: t('Select all') }}
            onSelect={select}
          />
          <label htmlFor={id}>{t('Select all on this page')}</label>
        </p>
      )}
      <ol className="differences-list">
        {nodes.map((row) => (
          <DifferingRow key={keyOf(row)} {...{ row, query, steps }} mayReset={mayReset(row)}>
            {mayReset(row) && (
              <SelectBox
                of={keyOf(row)}
                name={`${row.locationName}, ${row.title}`}
                {...{ selected, range }}
                onSelect={select}
              />
            )}
          </DifferingRow>
        ))}
      </ol>
      {chosen.length > 0 && (
        <section className="ed-bulk" ref={keepMessagesAbove} aria-label={t('Selected differences')}>
          <p>
            <strong>{t('{count} selected', { count: chosen.length })}</strong>
          </p>
          <Button
            look="primary"
            aria-disabled={steps.isBusy}
            onClick={() => void steps.reset(chosen, query).then(() => select([]))}
          >
            {t('Reset to network')}
          </Button>
          <Button look="quiet" onClick={() => select([])}>
            {t('Clear')}
          </Button>
        </section>
      )}
    </>
  )
}

interface FoundDifferencesProps {
  readonly nodes: readonly DifferingPage[]
  readonly query: Narrowed
  readonly steps: ReturnType<typeof useReset>
}
