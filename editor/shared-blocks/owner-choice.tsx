import { t } from '#schema/messages/t'
import { FieldRow } from '../ui/field-row'

/** Choice between the pages of one location and all pages, for users who may decide that. */
export function OwnerChoice({ name, forAll, onChange }: OwnerChoiceProps) {
  return (
    <FieldRow label={t('Available to')}>
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={forAll ? 'network' : 'location'}
          onChange={(event) => onChange(event.target.value === 'network')}
        >
          <option value="location">{t('Pages of {name}', { name })}</option>
          <option value="network">{t('Pages of all locations')}</option>
        </select>
      )}
    </FieldRow>
  )
}

interface OwnerChoiceProps {
  /** Name of the location. */
  readonly name: string
  readonly forAll: boolean
  readonly onChange: (forAll: boolean) => void
}
