import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '#schema/messages/t'
import type { FoundRecord } from '../../library/record-search'
import { useCombobox } from '../../ui/floating/use-combobox'
import { IconButton } from '../../ui/icon-button'
import { lazyPart, useLazy } from '../../ui/lazy/lazy-part'
import type { ControlAria } from '../form/control-props'
import { kindLabels, typedKey } from './kind-labels'
import { PickerList } from './picker-list'
import { RecordActions } from './record-actions'
import { type ReferencedRecords, useFound } from './use-found'
import { type Results, useRecordResults } from './use-record-results'
import './records.css'

/** The popover that contains a picker's list. */
const pickerPopover = lazyPart(() => import('../../ui/floating/field-popover'))

/** Picker for one record by name. The stored key is kept and shown even if its record no longer exists. */
export function RecordPicker({ kind, chosen, choose, aria, locked }: RecordPickerProps) {
  const found = useFound(kind, chosen === null ? [] : [chosen])
  const { query, active, search, close, steer } = useCombobox(pick)
  const results = useRecordResults(kind, query)
  const field = useRef<HTMLDivElement>(null)
  const { part, hasFailed, need } = useLazy(pickerPopover)
  const isSearching = query !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when a search begins.
  useEffect(() => {
    if (isSearching) void need()
  }, [isSearching])
  const options = query === null ? [] : optionsOf(results, kind, query)
  const record = recordOf(found, chosen)
  const { none, search: searchLabel } = kindLabels(kind)
  const listId = `${aria.id}-list`
  return (
    <div className="panel-picker">
      <div className="panel-picker-field" ref={field}>
        <input
          {...aria}
          type="text"
          role="combobox"
          className="ed-input"
          autoComplete="off"
          aria-expanded={query !== null}
          aria-controls={query === null ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
          placeholder={searchLabel}
          value={query ?? record?.title ?? chosen ?? ''}
          readOnly={locked}
          onChange={(event) => type(event.target.value)}
          onClick={() => !locked && query === null && search('')}
          onKeyDown={(event) => !locked && steer(event, options.length)}
          onBlur={leave}
        />
        {chosen !== null && !locked && (
          <IconButton
            className="panel-picker-clear"
            label={t('Remove')}
            aria-describedby={`${aria.id}-label`}
            icon={<X size={14} />}
            small
            onClick={clear}
          />
        )}
      </div>
      {query !== null && part && (
        <part.FieldPopover label={searchLabel} field={field} onClose={close}>
          <PickerList
            id={listId}
            label={searchLabel}
            options={options}
            active={active}
            chosen={chosen}
            note={noteOf(results, options.length, none, query)}
            pick={pick}
          />
        </part.FieldPopover>
      )}
      {isSearching && hasFailed && (
        <p className="panel-field-warning">{t('The search failed. Type again to retry.')}</p>
      )}
      {query === null && record?.detail && <p className="panel-field-help">{record.detail}</p>}
      <MissingRecordWarning found={found} chosen={chosen} />
      <RecordActions
        kind={kind}
        record={record}
        take={choose}
        labelId={`${aria.id}-label`}
        locked={locked}
      />
    </div>
  )

  function type(text: string): void {
    search(text)
    if (text === '' && chosen !== null) choose(null)
  }

  function pick(index: number): void {
    const option = options[index]
    if (!option) return
    choose(option.key)
    close()
  }

  function clear(): void {
    choose(null)
    document.getElementById(aria.id)?.focus()
  }

  function leave(): void {
    close()
    aria.onBlur()
  }
}

interface RecordPickerProps {
  readonly kind: string
  /** Key of the selected record; `null` if there is none. */
  readonly chosen: string | null
  readonly choose: (key: string | null) => void
  readonly aria: ControlAria
  readonly locked: boolean
}

/** Warning that the stored record can't be shown. */
function MissingRecordWarning({ found, chosen }: MissingRecordWarningProps) {
  if (chosen === null || found.state === 'loading' || recordOf(found, chosen)) return null
  return (
    <p className="panel-field-warning">
      {found.state === 'failed'
        ? t('The name couldn’t be loaded.')
        : t('“{chosen}” doesn’t exist (it may have been deleted). Choose another.', { chosen })}
    </p>
  )
}

interface MissingRecordWarningProps {
  readonly found: ReferencedRecords
  readonly chosen: string | null
}

function recordOf(found: ReferencedRecords, key: string | null): FoundRecord | undefined {
  return key === null ? undefined : found.records.get(key)
}

/** Returns the results, preceded by the typed key if there is one, because no title is a number. */
function optionsOf({ records }: Results, kind: string, query: string): readonly FoundRecord[] {
  const key = typedKey(kind, query)
  if (key === null || records.some((record) => record.key === key)) return records
  const typed = { key, title: t("Use ''{key}''", { key }), detail: t('As typed'), thumbnail: null }
  return Number.isNaN(Number(key)) ? [...records, typed] : [typed, ...records]
}

function noteOf({ state }: Results, count: number, none: string, query: string | null): string {
  if (state === 'failed') return t('The search failed. Type again to retry.')
  if (state === 'searching') return t('Searching…')
  if (count > 0) return ''
  return query ? t('No matches for “{query}”', { query }) : none
}
