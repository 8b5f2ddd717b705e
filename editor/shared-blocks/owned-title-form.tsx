import { type FormEvent, useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { managesShared } from '../screens/places-of-work'
import { useSession } from '../store/session'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { OwnerChoice } from './owner-choice'

/** Title of a shared block or template, and its location. */
export interface OwnedTitle {
  readonly title: string
  readonly locationId: number
}

/** Form for the title of something created from a page, and its owner: the location or the network. */
export function OwnedTitleForm({ id, initialTitle, help, problem, onSubmit }: OwnedTitleFormProps) {
  const { context } = useSession()
  const { account } = useApp()
  const [title, setTitle] = useState(initialTitle)
  const [isTried, setIsTried] = useState(false)
  const isOfNetwork = context.location.id === DEFAULT_LOCATION_ID
  const [forAll, setForAll] = useState(isOfNetwork)
  const trimmed = title.trim()
  const missing = isTried && trimmed === '' ? t('Enter a name') : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (trimmed !== '')
      onSubmit({ title: trimmed, locationId: forAll ? DEFAULT_LOCATION_ID : context.location.id })
  }

  return (
    <form id={id} className="ed-rename" onSubmit={submit} noValidate>
      <ProblemNote text={problem} />
      <FieldRow label={t('Name')} {...(help && { help })} error={missing} required>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </FieldRow>
      {!isOfNetwork && managesShared(account) && (
        <OwnerChoice name={context.location.name} forAll={forAll} onChange={setForAll} />
      )}
    </form>
  )
}

interface OwnedTitleFormProps {
  readonly id: string
  readonly initialTitle: string
  readonly help?: string
  readonly problem: string
  readonly onSubmit: (entered: OwnedTitle) => void
}
