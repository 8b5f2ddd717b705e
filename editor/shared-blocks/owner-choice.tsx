import { t } from '#schema/messages/t'
import { FieldRow } from '../ui/field-row'

/** Whether something is for pages of one location or of all, for who may decide that. */
export function OwnerChoice({ name, forAll, onChange }: OwnerChoiceProps) {
  return (
    <FieldRow label={t('Who can use it')}>
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={forAll ? 'network' : 'location'}
          onChange={(event) => onChange(event.target.value === 'network')}
        >
          <option value="location">{t('Pages of {name}', { name })}</option>
          <option value="network">{t('Pages of every location')}</option>
        </select>
      )}
    </FieldRow>
  )
}

interface OwnerChoiceProps {
  /** What the location is called. */
  readonly name: string
  readonly forAll: boolean
  readonly onChange: (forAll: boolean) => void
}
