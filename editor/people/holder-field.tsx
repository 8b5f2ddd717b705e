import { useQuery } from '@apollo/client/react'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureIn } from '../api/failure'
import { peopleQuery } from '../api/operations/people'
import type { RoleHolder } from '../api/people'
import { UnreadNote } from '../app/error-page'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'

/** Maximum number of suggested people. */
const OFFERED = 8

/** Field for the holders of a role, who are searched by name or email. */
export function HolderField({ holders, onChange }: HolderFieldProps) {
  const [text, setText] = useState('')
  const search = text.trim()
  const listId = useId()
  const { data, previousData, error, refetch } = useQuery(peopleQuery, {
    variables: { first: OFFERED + holders.length, ...(search !== '' && { search }) },
  })
  const found = error ? undefined : (data ?? previousData)?.people.nodes
  const offered = (found ?? [])
    .filter(
      ({ id, status }) => status !== 'DEACTIVATED' && !holders.some((chosen) => chosen.id === id),
    )
    .slice(0, OFFERED)
  return (
    <fieldset className="ed-assignments">
      <legend>{t('People with this role')}</legend>
      {holders.length > 0 && (
        <ul className="ed-role-people">
          {holders.map((holder) => (
            <li key={holder.id}>
              {holder.name}
              <Button
                look="quiet"
                className="ed-icon-button"
                aria-label={t('Remove the role from {name}', { name: holder.name })}
                onClick={() => onChange(holders.filter(({ id }) => id !== holder.id))}
              >
                <X size={14} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FieldRow label={t('Find a person')}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            type="search"
            autoComplete="off"
            placeholder={t('Name or email')}
            aria-controls={listId}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldRow>
      <ul id={listId} className="ed-role-people" aria-label={t('People who can be added')}>
        {offered.map(({ id, name, email }) => (
          <li key={id}>
            <Button
              look="plain"
              aria-label={t('Add {name}', { name })}
              onClick={() => onChange([...holders, { id, name, email }])}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <UnreadNote
        text={t('The people you can add couldn’t be loaded.')}
        failure={failureIn(error)}
        reload={() => void refetch()}
      />
      {found && offered.length === 0 && (
        <p className="ed-quiet" role="status">
          {search === ''
            ? t('Everyone has this role.')
            : t('No one else found. Invite the person first.')}
        </p>
      )}
    </fieldset>
  )
}

interface HolderFieldProps {
  readonly holders: readonly RoleHolder[]
  readonly onChange: (holders: readonly RoleHolder[]) => void
}
