import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { accessTokensQuery, createAccessTokenMutation } from '../api/operations/integrations'
import { Choice } from '../screens/choice'
import { FormDialog } from '../screens/form-dialog'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { useLocationNames } from '../screens/use-location-names'
import { FieldRow } from '../ui/field-row'

/** Labels of token scopes in the form and the list. */
export const SCOPES = {
  READ: { label: t('Read'), help: t('Can read published content and drafts.') },
  DRAFT: { label: t('Write drafts'), help: t('Can also write drafts and submit them for review.') },
  PUBLISH: { label: t('Publish'), help: t('Can also publish, change and delete content.') },
} as const

type Scope = keyof typeof SCOPES
const scopes: readonly Scope[] = ['READ', 'DRAFT', 'PUBLISH']

const DAYS = [
  ['30', t('30 days')],
  ['90', t('90 days')],
  ['365', t('1 year')],
] as const
const OWNERS = [
  ['program', t('The program')],
  ['person', t('Me')],
] as const

/** Dialog that creates an access token; its value is shown once. */
export function TokenDialog({ onClose, onCreated }: TokenDialogProps) {
  const [createToken] = useMutation(createAccessTokenMutation, {
    refetchQueries: [accessTokensQuery],
  })
  const { names, note } = useLocationNames()
  const [entered, setEntered] = useState({ name: '', place: '', days: '90', owner: 'program' })
  const [scope, setScope] = useState<keyof typeof SCOPES>('READ')
  const change = (part: Partial<typeof entered>) => setEntered({ ...entered, ...part })

  async function save(): Promise<void> {
    const { name, place, days, owner } = entered
    const expiresAt = new Date(Date.now() + Number(days) * 86_400_000).toISOString()
    const locationIds = place === '' ? null : [place]
    const token = { name, scope, expiresAt, locationIds, isProgram: owner === 'program' }
    const { data } = await createToken({ variables: { token } })
    if (data) onCreated(data.createAccessToken.token)
  }

  return (
    <FormDialog
      title={t('Create access token')}
      action={t('Create')}
      className="integrations-form"
      onSave={save}
      onClose={onClose}
    >
      {note}
      <FieldRow label={t('Name')} required help={t('The program that will use this token.')}>
        {(aria) => (
          <input
            {...aria}
            {...{ maxLength: 100, className: 'ed-input', autoComplete: 'off' }}
            value={entered.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FieldRow>
      <Choice
        label={t('Access')}
        help={SCOPES[scope].help}
        value={scope}
        options={scopes.map((each) => [each, SCOPES[each].label])}
        onChange={(value) => setScope(scopes.find((each) => each === value) ?? 'READ')}
      />
      <LocationChoice
        label={t('Location')}
        value={entered.place}
        options={[
          ['', t('All locations')],
          ...names.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(place) => change({ place })}
      />
      <Choice
        label={t('Belongs to')}
        help={
          entered.owner === 'program'
            ? t('The token keeps working after you leave.')
            : t(
                'A token never has more permissions than you have, and stops working when your account is removed.',
              )
        }
        value={entered.owner}
        options={OWNERS}
        onChange={(owner) => change({ owner })}
      />
      <Choice
        label={t('Expires after')}
        value={entered.days}
        options={DAYS}
        onChange={(days) => change({ days })}
      />
    </FormDialog>
  )
}

interface TokenDialogProps {
  readonly onClose: () => void
  /** Called with the token. */
  readonly onCreated: (token: string) => void
}
