import { useEffect, useRef, useState } from 'react'
import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'
import { sameValue } from '../../../store/use-same'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { ContactInput } from './contact-input'
import { type LinkKind, linkKindOf, linkKinds } from './link-kind'
import { LinkPicker } from './link-picker'
import { PageTarget } from './page-target'
import './link-control.css'

/**
 * Control for a link: to a page of the site or a block on it, a record, a file, any address, an email address or a phone number.
 */
export function LinkControl({ field, path, aria, locked }: ControlProps<'link'>) {
  const { value, change, commit } = useFieldValue(field, path)
  const link = value ?? null
  const [chosen, setChosen] = useState({ kind: linkKindOf(link), of: link })
  // The chosen kind is valid only for its link; a link changed from elsewhere determines its own kind.
  const kind = sameValue(chosen.of, link) ? chosen.kind : linkKindOf(link)
  const isOfPage = Boolean(link?.pageId || link?.blockId)
  // The chosen kind has its own field, which replaces the focused one.
  const refocuses = useRef(false)
  useEffect(() => {
    if (refocuses.current) document.getElementById(aria.id)?.focus()
    refocuses.current = false
  })
  return (
    <div className="panel-link">
      <fieldset className="panel-link-kinds">
        <legend className="ed-visually-hidden">
          {t('Kind of address: “{label}”', { label: field.label })}
        </legend>
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
      {kind === 'page' && isOfPage && (
        <PageTarget
          value={link}
          choose={({ pageId, blockId }) => take({ pageId, blockId })}
          aria={aria}
          locked={locked}
        />
      )}
      {kind === 'page' && !isOfPage && (
        <LinkPicker
          href={link?.href ?? ''}
          change={(href) => type(href, kind)}
          choose={take}
          aria={aria}
          locked={locked}
        />
      )}
      {kind !== 'page' && (
        <ContactInput
          key={kind}
          kind={kind}
          href={link?.href ?? ''}
          change={(href) => type(href, kind)}
          aria={aria}
          locked={locked}
        />
      )}
    </div>
  )

  /** Stores typed text; empty text, or text that looks like another kind, stays in its control. */
  function type(href: string, as: LinkKind): void {
    const next = linkOf({ href })
    setChosen({ kind: as, of: next })
    change(next)
  }

  function take(target: LinkValue): void {
    refocuses.current = true
    commit(linkOf(target))
  }

  /** Replaces the target of another kind; keys of later releases are kept. */
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
