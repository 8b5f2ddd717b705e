import { type ComponentProps, useState } from 'react'
import type { LinkValue } from '#schema/fields'
import { sameValue } from '../../../store/use-same'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { AddressInput } from './address-input'
import { ContactInput } from './contact-input'
import { type LinkKind, linkKindOf, linkKinds } from './link-kind'
import { PageTarget } from './page-target'
import './link-control.css'

/** A link: to a page of the site and a block on it, to any address, by mail or by phone. */
export function LinkControl({ field, path, aria, locked }: ControlProps<'link'>) {
  const { value, change, commit } = useFieldValue(field, path)
  const link = value ?? null
  const [chosen, setChosen] = useState({ kind: linkKindOf(link), of: link })
  // What was chosen holds for the link it was chosen with; a link that is changed from elsewhere has its own kind.
  const kind = sameValue(chosen.of, link) ? chosen.kind : linkKindOf(link)
  return (
    <div className="panel-link">
      <fieldset className="panel-link-kinds">
        <legend className="ed-visually-hidden">{`Kind of address: ${field.label}`}</legend>
        {Object.entries(linkKinds).map(([each, label]) => (
          <Choice
            key={each}
            name={aria.id}
            label={label}
            isOn={kind === each}
            choose={() => setChosen({ kind: each as LinkKind, of: link })}
          />
        ))}
      </fieldset>
      {kind === 'page' ? (
        <PageTarget
          value={link}
          choose={({ pageId, blockId }) => commit(linkOf({ pageId, blockId }))}
          aria={aria}
          locked={locked}
        />
      ) : (
        <Address
          key={kind}
          kind={kind}
          href={link?.href ?? ''}
          change={(href) => {
            const next = linkOf({ href })
            // What is emptied, or begins like another kind, stays in its control.
            setChosen({ kind, of: next })
            change(next)
          }}
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

function Address({ kind, ...input }: AddressProps) {
  return kind === 'email' || kind === 'phone' ? (
    <ContactInput kind={kind} {...input} />
  ) : (
    <AddressInput {...input} />
  )
}

interface AddressProps extends ComponentProps<typeof AddressInput> {
  readonly kind: LinkKind
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
