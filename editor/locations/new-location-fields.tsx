import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { slugFromTitle } from '#schema/fields/slug'
import { t } from '#schema/messages/t'
import { locationFields } from '#schema/records/location/location-fields'
import type { LocationName } from '../api/answers'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { CountrySelect } from '../ui/country-select'
import { type FieldAria, FieldRow } from '../ui/field-row'
import { timeZoneNames } from '../ui/time-zone-names'

/** Input of the wizard. */
export interface NewLocation {
  readonly name: string
  readonly slug: string
  readonly timeZone: string
  readonly city: string
  readonly countryCode: string
  readonly modelId: string
  /** True to copy these; otherwise the network's are used. */
  readonly pages: boolean
  readonly galleries: boolean
  readonly layout: boolean
}

export function NewLocationFields({ entered, models, problems, onChange }: FieldsProps) {
  const word = proposeSlug(entered)
  const input = (name: TextName) => (aria: FieldAria) => (
    <input
      {...aria}
      className="ed-input"
      name={name}
      maxLength={locationFields[name].max}
      placeholder={name === 'slug' ? word || 'ottawa' : undefined}
      value={entered[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <>
      <FieldRow label={t('Name')} required error={problems.name}>
        {input('name')}
      </FieldRow>
      <FieldRow
        label={t('Site address')}
        help={t('{host}/{slug}. You can change it later; old addresses redirect.', {
          host: window.location.host,
          slug: entered.slug || word || 'ottawa',
        })}
        error={problems.slug}
      >
        {input('slug')}
      </FieldRow>
      <FieldRow
        label={t('Time zone')}
        help={t('Used for opening hours, events and “today”.')}
        error={problems.timeZone}
      >
        {(aria) => (
          <select
            {...aria}
            className="ed-input"
            name="timeZone"
            value={entered.timeZone}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          >
            {timeZoneNames(entered.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        )}
      </FieldRow>
      <FieldRow label={t('City')} error={problems.city}>
        {input('city')}
      </FieldRow>
      <FieldRow label={t('Country')} error={problems.countryCode}>
        {(aria) => (
          <CountrySelect
            {...aria}
            name="countryCode"
            value={entered.countryCode}
            onChange={({ target }) => onChange({ countryCode: target.value })}
          />
        )}
      </FieldRow>
      <Model {...{ entered, models, onChange }} />
    </>
  )
}

/** Returns the slug that the server derives if none is entered: from the city, or else from the name. */
function proposeSlug({ city, name }: NewLocation): string {
  return slugFromTitle(city.trim() || name)
    .slice(0, 60)
    .replace(/-+$/, '')
}

type TextName = 'name' | 'slug' | 'city'

interface FieldsProps {
  readonly entered: NewLocation
  readonly models: readonly LocationName[]
  /** Errors by field name. */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<NewLocation>) => void
}

const COPIES = {
  pages: t('Pages'),
  galleries: t('Galleries'),
  layout: t('Header and footer'),
} as const

function Model({ entered, models, onChange }: Omit<FieldsProps, 'problems'>) {
  return (
    <fieldset className="new-location-model">
      <legend>{t('Start from')}</legend>
      <LocationChoice
        label={t('Model')}
        value={entered.modelId}
        options={models.map(({ id, name }) => [
          String(id),
          id === DEFAULT_LOCATION_ID ? t('{name} (the network)', { name }) : name,
        ])}
        onChange={(modelId) => onChange({ modelId })}
      />
      {(Object.keys(COPIES) as (keyof typeof COPIES)[]).map((what) => (
        <label key={what} className="new-location-copy">
          <input
            type="checkbox"
            checked={entered[what]}
            onChange={({ target }) => onChange({ [what]: target.checked })}
          />
          {t('Copy: {copies}', { copies: COPIES[what] })}
        </label>
      ))}
      <p className="ed-quiet">
        {t(
          'Anything you don’t copy is shared: the new site shows the network’s pages, header and footer.',
        )}
      </p>
    </fieldset>
  )
}
