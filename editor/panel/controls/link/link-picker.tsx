import { useEffect, useRef } from 'react'
import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'
import { useCombobox } from '../../../ui/floating/use-combobox'
import { lazyPart, useLazy } from '../../../ui/lazy/lazy-part'
import type { ControlAria } from '../../form/control-props'
import { PickerList } from '../../pickers/picker-list'
import { isAddress, type LinkTargets, useLinkTargets } from '../../pickers/use-link-targets'
import { AddressIssues, isWrongAddress, probableAddress } from './address-issues'
import '../../pickers/records.css'

const pickerPopover = lazyPart(() => import('../../../ui/floating/field-popover'))

/** Picker for a link target: a page, a record, or a typed address. */
export function LinkPicker({ href, change, choose, aria, locked }: LinkPickerProps) {
  const { query, active, search, close, steer } = useCombobox(pick)
  const targets = useLinkTargets(query)
  const { options } = targets
  const field = useRef<HTMLDivElement>(null)
  const { part, need } = useLazy(pickerPopover)
  const isSearching = query !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when a search begins.
  useEffect(() => {
    if (isSearching) void need()
  }, [isSearching])
  const listId = `${aria.id}-list`
  const wrongId = `${aria.id}-address`
  const isWrong = isWrongAddress(href)
  const note = query === null ? '' : noteOf(targets, query)
  return (
    <>
      <div className="panel-picker-field" ref={field}>
        <input
          {...aria}
          type="text"
          role="combobox"
          className="ed-input"
          autoComplete="off"
          placeholder={t('Search, or enter an address')}
          aria-expanded={isSearching}
          aria-controls={isSearching ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
          aria-describedby={
            [isWrong && wrongId, aria['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={isWrong || aria['aria-invalid']}
          value={query ?? href}
          readOnly={locked}
          onChange={({ target }) => type(target.value)}
          onClick={() => !locked && query === null && search(href)}
          onKeyDown={(event) => !locked && steer(event, options.length)}
          onBlur={leave}
        />
      </div>
      {query !== null && part && (options.length > 0 || note !== '') && (
        <part.FieldPopover label={t('Found')} field={field} onClose={close}>
          <PickerList
            id={listId}
            label={t('Pages, events, articles, galleries and files')}
            {...{ options, active, note, pick }}
            chosen={null}
          />
        </part.FieldPopover>
      )}
      <AddressIssues {...{ href, locked }} id={wrongId} change={complete} />
    </>
  )

  /** Stores an address while it is typed; other text is a search. */
  function type(text: string): void {
    search(text)
    if (text.trim() === '' || isAddress(text) || probableAddress(text) !== null) change(text)
  }

  function complete(address: string): void {
    close()
    change(address)
  }

  function pick(index: number): void {
    const option = options[index]
    close()
    if (option) choose(option.link)
  }

  function leave(): void {
    close()
    aria.onBlur()
  }
}

function noteOf({ state, options }: LinkTargets, text: string): string {
  if (isAddress(text)) return ''
  if (state === 'failed') return t('The search failed. Type again to retry.')
  if (state === 'searching') return t('Searching…')
  return options.length === 0 ? t('No results for “{text}”', { text: text.trim() }) : ''
}

interface LinkPickerProps {
  /** Stored address; empty for none. */
  readonly href: string
  /** Called with the address while it is typed. */
  readonly change: (href: string) => void
  /** Called with the chosen link. */
  readonly choose: (link: LinkValue) => void
  readonly aria: ControlAria
  readonly locked: boolean
}
