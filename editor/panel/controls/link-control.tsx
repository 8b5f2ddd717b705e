import { useState } from 'react'
import type { LinkValue } from '#schema/fields'
import { useFieldValue } from '../form/use-field-value'
import { AddressInput } from '../links/address-input'
import { PageTarget } from '../links/page-target'
import type { ControlProps } from './control-props'
import './link-control.css'

type Kind = 'page' | 'address'

/** Where something leads: to a page of ours and a block on it, or to any address. */
export function LinkControl({ field, path, aria, locked }: ControlProps<'link'>) {
  const { value, change, commit } = useFieldValue(field, path)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const link = value ?? null
  const kind = chosen ?? (link?.pageId || link?.blockId ? 'page' : 'address')
  return (
    <div className="panel-link">
      <fieldset className="panel-link-kinds">
        <legend className="ed-visually-hidden">{`Kind of address: ${field.label}`}</legend>
        <Choice
          name={aria.id}
          label="Address"
          isOn={kind === 'address'}
          choose={() => setChosen('address')}
        />
        <Choice
          name={aria.id}
          label="Page"
          isOn={kind === 'page'}
          choose={() => setChosen('page')}
        />
      </fieldset>
      {kind === 'page' ? (
        <PageTarget
          value={link}
          choose={({ pageId, blockId }) => commit(linkOf({ pageId, blockId }))}
          aria={aria}
          locked={locked}
        />
      ) : (
        <AddressInput
          href={link?.href ?? ''}
          change={(href) => change(linkOf({ href }))}
          aria={aria}
          locked={locked}
        />
      )}
    </div>
  )

  /** One kind replaces the other; keys of a later release stay. */
  function linkOf(target: LinkValue): LinkValue | null {
    const { pageId: _, blockId: _block, href: _href, ...others } = link ?? {}
    const given = Object.entries(target).filter(([, part]) => part !== null && part !== '')
    const next: LinkValue = { ...others, ...Object.fromEntries(given) }
    return Object.keys(next).length === 0 ? null : next
  }
}

function Choice({ name, label, isOn, choose }: ChoiceProps) {
  return (
    <label className="panel-link-kind">
      <input type="radio" name={`${name}-kind`} checked={isOn} onChange={choose} />
      {label}
    </label>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly isOn: boolean
  readonly choose: () => void
}
