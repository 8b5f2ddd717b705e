import { useMutation } from '@apollo/client/react'
import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { archiveExportsQuery, startArchiveExportMutation } from '../api/operations/integrations'
import { FormDialog } from '../screens/form-dialog'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { FieldRow } from '../ui/field-row'

/** Dialog to choose the content of an archive. */
export function ArchiveDialog({ names, onClose }: ArchiveDialogProps) {
  const [start] = useMutation(startArchiveExportMutation, {
    ...{ refetchQueries: [archiveExportsQuery], awaitRefetchQueries: true },
  })
  const [place, setPlace] = useState('')
  const [path, setPath] = useState('')
  const [withHistory, setWithHistory] = useState(false)
  const [withPeople, setWithPeople] = useState(false)
  const helpId = useId()
  const isPage = place !== '' && path.trim() !== ''

  async function save(): Promise<void> {
    const locationId = place === '' ? null : place
    await start({
      variables: {
        locationId,
        path: isPage ? path.trim() : null,
        withHistory,
        withPeople: withPeople && !isPage,
      },
    })
    onClose()
  }

  return (
    <FormDialog
      title={t('Create archive')}
      action={t('Create archive')}
      className="integrations-form"
      onSave={save}
      onClose={onClose}
    >
      <LocationChoice
        label={t('Contents')}
        value={place}
        options={[
          ['', t('Whole network')],
          ...names.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={setPlace}
      />
      {place !== '' && (
        <FieldRow
          label={t('One page')}
          help={t(
            'The path of a page, such as /visit. Leave it empty to include the whole location.',
          )}
        >
          {(aria) => (
            <input
              {...aria}
              {...{ className: 'ed-input', maxLength: 500, autoComplete: 'off' }}
              placeholder="/visit"
              value={path}
              onChange={({ target }) => setPath(target.value)}
            />
          )}
        </FieldRow>
      )}
      <label className="integrations-check">
        <input
          type="checkbox"
          checked={withHistory}
          onChange={({ target }) => setWithHistory(target.checked)}
        />
        {t('Include all saved versions')}
      </label>
      {!isPage && (
        <div>
          <label className="integrations-check">
            <input
              type="checkbox"
              aria-describedby={helpId}
              checked={withPeople}
              onChange={({ target }) => setWithPeople(target.checked)}
            />
            {t('Include people')}
          </label>
          <p id={helpId} className="ed-quiet">
            {t(
              'The file then has personal data: names, email addresses and access, authors of comments, newsletter sign-ups, messages and calendar subscriptions. Passwords are never included. Store it safely, and delete it when you no longer need it.',
            )}
          </p>
        </div>
      )}
    </FormDialog>
  )
}

interface ArchiveDialogProps {
  readonly names: readonly LocationName[]
  readonly onClose: () => void
}
