import { useState } from 'react'
import { t } from '#schema/messages/t'
import { lockOfBlock } from '#schema/page/overrides/locks'
import { setLocked } from '../store/edits/set-locked'
import { usePage, useSession } from '../store/session'
import { LockReason } from './lock-reason'

/** On a page of the network: the fields of a block that no location can change, with the reason that locations see; listed when opened. */
export function FieldLocks({ id }: { readonly id: string }) {
  const { pageStore, registry, lockedBy = '' } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const block = usePage(({ page }) => page.tree.blocks.get(id))
  const fields = Object.entries(registry.get(block?.name ?? '')?.fields ?? {})
  if (!block || fields.length === 0) return null
  const lock = lockOfBlock(block)
  const locked = fields.filter(([name]) => lock?.fields?.includes(name))
  return (
    <details
      className="panel-field-locks"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {locked.length === 0
          ? t('Lock fields at all locations')
          : t('{count, plural, one {One field is locked} other {{count} fields are locked}}', {
              count: locked.length,
            })}
      </summary>
      {isOpen && (
        <fieldset>
          <legend>{t('Locations see these fields and can’t change them')}</legend>
          {fields.map(([name, { label }]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={locked.some(([each]) => each === name)}
                onChange={({ target }) => write(name, target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {isOpen && locked.length > 0 && <LockReason id={id} />}
    </details>
  )

  function write(changed: string, isLocked: boolean): void {
    const names = fields
      .map(([name]) => name)
      .filter((name) => (name === changed ? isLocked : lock?.fields?.includes(name)))
    const { by, reason } = lock ?? { by: '', reason: '' }
    pageStore.edit(
      setLocked(id, names.length > 0 && { by: by || lockedBy, reason, fields: names }),
      { label: isLocked ? t('Locked a field') : t('Unlocked a field'), before: id },
    )
  }
}
